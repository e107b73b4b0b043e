/// The type of a named feature of a model.
package enum FeatureType: Sendable, Equatable {
  case int64
  case double
  case string
  case multiArray(MultiArrayType)
  case stringDictionary
  case int64Dictionary
  /// A type this build knows of but does not evaluate, such as an image; the name is the specification's.
  case other(String)
}

/// The declared shape and element type of an array feature.
package struct MultiArrayType: Sendable, Equatable {
  package enum Element: Sendable, Equatable {
    case float16, float32, float64, int32, int8
  }

  package var shape: [Int]
  package var element: Element

  package init(shape: [Int], element: Element) {
    self.shape = shape
    self.element = element
  }
}

/// A named feature that a model takes or gives.
package struct FeatureDescription: Sendable, Equatable {
  package var name: String
  package var shortDescription: String
  package var type: FeatureType
  package var isOptional: Bool

  package init(name: String, type: FeatureType, shortDescription: String = "", isOptional: Bool = false) {
    self.name = name
    self.type = type
    self.shortDescription = shortDescription
    self.isOptional = isOptional
  }
}

/// What a model file says about itself for people.
package struct ModelMetadata: Sendable, Equatable {
  package var shortDescription = ""
  package var versionString = ""
  package var author = ""
  package var license = ""
  package var userDefined: [String: String] = [:]

  package init() {}
}

/// What goes into a model and comes out of it.
package struct ModelInterface: Sendable, Equatable {
  package var inputs: [FeatureDescription]
  package var outputs: [FeatureDescription]
  package var predictedFeatureName: String?
  package var predictedProbabilitiesName: String?
  package var metadata: ModelMetadata

  package init(
    inputs: [FeatureDescription], outputs: [FeatureDescription], predictedFeatureName: String? = nil,
    predictedProbabilitiesName: String? = nil, metadata: ModelMetadata = ModelMetadata()
  ) {
    self.inputs = inputs
    self.outputs = outputs
    self.predictedFeatureName = predictedFeatureName
    self.predictedProbabilitiesName = predictedProbabilitiesName
    self.metadata = metadata
  }
}
