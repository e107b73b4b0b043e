import CoreML

/// The weights of a linear model of numbers, found by asking it.
///
/// Core ML shows no model's insides, but a linear function is known from its values at zero and along each axis. Values
/// elsewhere then tell whether the function is linear at all; trees are not.
struct LinearWeights {
  let intercept: Double
  /// One an input, in the order of the names.
  let weights: [(name: String, weight: Double)]

  /// How far along an axis is asked: a power of two, so that dividing by it is exact, and far, so that the rounding of
  /// the intercept hardly counts.
  private static let distance = 1_048_576.0

  /// Nil where the model is no linear function of numbers.
  init?(of file: ModelFile) throws {
    let names = file.inputs.map(\.name)
    guard let predicted = file.model.modelDescription.predictedFeatureName, file.classLabels == nil, !names.isEmpty,
      file.inputs.allSatisfy({ $0.type == .double })
    else { return nil }
    func value(at point: [Double]) throws -> Double {
      let input = try MLDictionaryFeatureProvider(dictionary: Dictionary(uniqueKeysWithValues: zip(names, point)))
      return try file.model.prediction(from: input).featureValue(for: predicted)?.doubleValue ?? .nan
    }

    let origin = names.map { _ in 0.0 }
    let intercept = try value(at: origin)
    var weights: [Double] = []
    for index in names.indices {
      var point = origin
      point[index] = Self.distance
      weights.append((try value(at: point) - intercept) / Self.distance)
    }
    for factor in [-3.0, 0.25, 1000] {
      let point = names.indices.map { factor * Double($0 + 1) }
      let terms = zip(weights, point).map { $0 * $1 }
      let size = terms.reduce(abs(intercept)) { $0 + abs($1) }
      let expected = terms.reduce(intercept, +)
      guard abs(try value(at: point) - expected) <= 1e-9 * size else { return nil }
    }
    self.intercept = intercept
    self.weights = zip(names, weights).map { (name: $0, weight: $1) }
  }

  /// The weights and the intercept.
  var table: TextTable {
    var table = TextTable(header: ["  input", "weight"])
    table.rows = weights.map { ["  " + $0.name, NumberText.short($0.weight)] }
    table.rows.append(["  (intercept)", NumberText.short(intercept)])
    return table
  }
}
