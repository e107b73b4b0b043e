import Foundation

/// The keys of a dictionary feature: strings, or integers stored as `Int64`.
enum DictionaryKey {
  /// The integer that a key is, however it is stored, or nil.
  static func int64(_ key: AnyHashable) -> Int64? {
    guard let number = key.base as? NSNumber, !number.isFloatingPoint else { return nil }
    return number.int64Value
  }

  /// The same dictionary with every integer key as an `Int64`.
  ///
  /// So a look-up finds an integer of any width, and the dictionary casts to `[Int64: Double]`. (A key that is an
  /// `NSNumber` would be found by neither outside Apple's systems.)
  static func normalized(_ dictionary: [AnyHashable: NSNumber]) -> [AnyHashable: NSNumber] {
    if dictionary.keys.allSatisfy({ $0.base is String }) { return dictionary }
    let pairs = dictionary.map { key, number in (int64(key).map { AnyHashable($0) } ?? key, number) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
