import Foundation

/// A row of strings or of 64-bit integers.
open class MLSequence: NSObject {
  /// The kind of the elements: `string` or `int64`, or what an empty sequence was made with.
  public let type: MLFeatureType
  /// The strings; empty for a sequence of integers.
  public let stringValues: [String]
  /// The integers; empty for a sequence of strings.
  public let int64Values: [NSNumber]

  private init(type: MLFeatureType, stringValues: [String], int64Values: [NSNumber]) {
    self.type = type
    self.stringValues = stringValues
    self.int64Values = int64Values
  }

  /// Makes a sequence without elements.
  public convenience init(empty type: MLFeatureType) {
    self.init(type: type, stringValues: [], int64Values: [])
  }

  /// Makes a sequence of strings.
  public convenience init(strings stringValues: [String]) {
    self.init(type: .string, stringValues: stringValues, int64Values: [])
  }

  /// Makes a sequence of integers.
  public convenience init(int64s int64Values: [NSNumber]) {
    self.init(type: .int64, stringValues: [], int64Values: int64Values)
  }

  /// Whether `object` is a sequence of the same elements.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLSequence else { return false }
    return type == other.type && stringValues == other.stringValues && int64Values == other.int64Values
  }

  /// A number that equal sequences share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(stringValues)
    hasher.combine(int64Values)
    return hasher.finalize()
  }

  /// The elements in brackets.
  open override var description: String {
    "[\((stringValues + int64Values.map(\.stringValue)).joined(separator: ", "))]"
  }
}
