import Foundation
import ModelRuntime

/// The name and the kind of a value that goes into a model or comes out of it.
open class MLFeatureDescription: NSObject, NSCopying {
  let feature: FeatureDescription

  init(_ feature: FeatureDescription) { self.feature = feature }

  /// The feature's name.
  open var name: String { feature.name }

  /// The kind of value.
  open var type: MLFeatureType { MLFeatureType(feature.type) }

  /// Whether a prediction may leave the feature out.
  open var isOptional: Bool { feature.isOptional }

  /// The shape and the number type of an array, or nil for another kind.
  open var multiArrayConstraint: MLMultiArrayConstraint? {
    if case .multiArray(let type) = feature.type { MLMultiArrayConstraint(type) } else { nil }
  }

  /// The kind of keys of a dictionary, or nil for another kind.
  open var dictionaryConstraint: MLDictionaryConstraint? {
    switch feature.type {
    case .stringDictionary: MLDictionaryConstraint(keyType: .string)
    case .int64Dictionary: MLDictionaryConstraint(keyType: .int64)
    case .int64, .double, .string, .multiArray, .other: nil
    }
  }

  /// Whether a value has the kind, the shape and the number type that are described; a missing one, whether the feature
  /// is optional.
  open func isAllowedValue(_ value: MLFeatureValue) -> Bool {
    if value.isUndefined { return isOptional }
    switch (feature.type, value.contents) {
    case (.int64, .int64), (.double, .double), (.string, .string): return true
    case (.multiArray(let type), .multiArray(let array)):
      return array.layout.shape == type.shape && array.dataType == MLMultiArrayDataType(type.element)
    case (.stringDictionary, .dictionary(let dictionary)): return dictionary.keys.allSatisfy { $0.base is String }
    case (.int64Dictionary, .dictionary(let dictionary)):
      return dictionary.keys.allSatisfy { DictionaryKey.int64($0) != nil }
    default: return false
    }
  }

  /// The name and the kind, as in `price : Double`.
  open override var description: String {
    "\(feature.name) : \(feature.type.description)\(feature.isOptional ? "?" : "")"
  }

  /// Returns the description itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
