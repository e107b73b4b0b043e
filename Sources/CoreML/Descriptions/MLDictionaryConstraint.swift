import Foundation

/// The kind of keys that a model wants of a dictionary.
open class MLDictionaryConstraint: NSObject {
  /// `string` or `int64`.
  public let keyType: MLFeatureType

  init(keyType: MLFeatureType) { self.keyType = keyType }
}
