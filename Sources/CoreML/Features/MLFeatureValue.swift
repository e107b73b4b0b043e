import Foundation

/// A value of one of Core ML's kinds.
///
/// The accessors do not convert: asked for another kind than ``type``, they give 0, an empty string, an empty
/// dictionary, or nil.
open class MLFeatureValue: NSObject, NSCopying {
  /// What a value holds.
  enum Contents {
    case int64(Int64)
    case double(Double)
    case string(String)
    case multiArray(MLMultiArray)
    case dictionary([AnyHashable: NSNumber])
    case sequence(MLSequence)
    case undefined(MLFeatureType)
    /// Something that is no feature value, with the name of its Swift type.
    case invalid(String)
  }

  let contents: Contents

  init(_ contents: Contents) { self.contents = contents }

  /// Makes an integer.
  public convenience init(int64 value: Int64) { self.init(.int64(value)) }

  /// Makes a floating-point number.
  public convenience init(double value: Double) { self.init(.double(value)) }

  /// Makes a string.
  public convenience init(string value: String) { self.init(.string(value)) }

  /// Makes a value of an array, which is shared and not copied.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray(value)) }

  /// Makes a value of a sequence.
  public convenience init(sequence: MLSequence) { self.init(.sequence(sequence)) }

  /// Makes a value of numbers by key.
  ///
  /// Integer keys of every width become `Int64`. Whether the keys are what a model expects shows at the prediction.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    self.init(.dictionary(DictionaryKey.normalized(value)))
  }

  /// Makes a missing value of a kind.
  public convenience init(undefined type: MLFeatureType) { self.init(.undefined(type)) }

  /// The kind of value.
  open var type: MLFeatureType {
    switch contents {
    case .int64: .int64
    case .double: .double
    case .string: .string
    case .multiArray: .multiArray
    case .dictionary: .dictionary
    case .sequence: .sequence
    case .undefined(let type): type
    case .invalid: .invalid
    }
  }

  /// Whether the value is missing.
  open var isUndefined: Bool {
    if case .undefined = contents { true } else { false }
  }

  /// The integer, or 0 for another kind.
  open var int64Value: Int64 {
    if case .int64(let value) = contents { value } else { 0 }
  }

  /// The floating-point number, or 0 for another kind.
  open var doubleValue: Double {
    if case .double(let value) = contents { value } else { 0 }
  }

  /// The string, or an empty one for another kind.
  open var stringValue: String {
    if case .string(let value) = contents { value } else { "" }
  }

  /// The array, or nil for another kind.
  open var multiArrayValue: MLMultiArray? {
    if case .multiArray(let value) = contents { value } else { nil }
  }

  /// The numbers by key, or an empty dictionary for another kind.
  open var dictionaryValue: [AnyHashable: NSNumber] {
    if case .dictionary(let value) = contents { value } else { [:] }
  }

  /// The sequence, or nil for another kind.
  open var sequenceValue: MLSequence? {
    if case .sequence(let value) = contents { value } else { nil }
  }

  /// Whether `value` is the same; an integer and a floating-point number are compared as numbers.
  open func isEqual(to value: MLFeatureValue) -> Bool {
    switch (contents, value.contents) {
    case (.int64(let left), .int64(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.int64(let left), .double(let right)): Double(left) == right
    case (.double(let left), .int64(let right)): left == Double(right)
    case (.string(let left), .string(let right)): left == right
    case (.multiArray(let left), .multiArray(let right)): left.isEqual(right)
    case (.dictionary(let left), .dictionary(let right)): left == right
    case (.sequence(let left), .sequence(let right)): left.isEqual(right)
    case (.undefined(let left), .undefined(let right)): left == right
    default: false
    }
  }

  /// Whether `object` is a feature value that ``isEqual(to:)`` accepts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLFeatureValue else { return false }
    return other === self || isEqual(to: other)
  }

  /// A number that equal values share.
  open override var hash: Int {
    switch contents {
    case .int64(let value): Double(value).hashValue
    case .double(let value): value.hashValue
    case .string(let value): value.hashValue
    case .multiArray(let value): value.hash
    case .dictionary(let value): value.hashValue
    case .sequence(let value): value.hash
    case .undefined(let type): type.hashValue
    case .invalid(let typeName): typeName.hashValue
    }
  }

  /// The kind and the value, as in `Double : 1`.
  open override var description: String { FeatureValueText.description(of: self) }

  /// Returns the value itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
