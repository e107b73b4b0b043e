import Foundation

/// JSON as this module writes it: sorted keys and indented, so that equal values give equal bytes.
enum JSONText {
  static func bytes(of object: Any) throws -> [UInt8] {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try JSONSerialization.data(withJSONObject: object, options: options))
  }
}
