import Foundation

/// Named values that a dictionary holds.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  private let values: [String: MLFeatureValue]

  /// Makes a provider of feature values and plain Swift values.
  ///
  /// Integers, truth values and floating-point numbers become `int64` and `double` by the type they are stored in;
  /// strings, multi-arrays, sequences and dictionaries of numbers keep their kind, and arrays of strings or integers
  /// become sequences. Anything else becomes a value of the kind `invalid`, which a prediction refuses by name.
  public init(dictionary: [String: Any]) throws {
    values = dictionary.mapValues(MLFeatureValue.converting)
  }

  /// Makes a provider of values that need no conversion.
  init(values: [String: MLFeatureValue]) { self.values = values }

  /// The values by name.
  open var dictionary: [String: MLFeatureValue] { values }

  /// The value of a name, or nil where there is none.
  open subscript(featureName: String) -> MLFeatureValue? { featureValue(for: featureName) }

  /// The names of all values.
  open var featureNames: Set<String> { Set(dictionary.keys) }

  /// Returns the value of a name, or nil where there is none.
  open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}
