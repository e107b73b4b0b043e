import Foundation

/// How feature values are written.
enum FeatureValueText {
  /// The kind and the value, as in `Double : 1`.
  static func description(of value: MLFeatureValue) -> String {
    switch value.contents {
    case .int64(let number): "Int : \(number)"
    case .double(let number): "Double : \(MultiArrayText.number(number))"
    case .string(let string): "String : \(string)"
    case .multiArray(let array): "MultiArray : \(array)"
    case .dictionary(let dictionary): "Dictionary : \(text(dictionary))"
    case .sequence(let sequence): "Sequence : \(sequence)"
    case .undefined(let type): "Undefined : \(type.name)"
    case .invalid(let typeName): "Invalid : \(typeName)"
    }
  }

  /// The kind and the value on one line, shortened where it is long, for error sentences.
  static func summary(of value: MLFeatureValue) -> String {
    switch value.contents {
    case .multiArray(let array): "MultiArray : \(array.dataType.name) \(MultiArrayText.shape(array.layout.shape))"
    case .dictionary(let dictionary): "Dictionary : \(dictionary.count) keys"
    case .sequence(let sequence): "Sequence : \(sequence.stringValues.count + sequence.int64Values.count) elements"
    case .string(let string) where string.count > 40: "String : \(string.prefix(40))…"
    case .int64, .double, .string, .undefined, .invalid: description(of: value)
    }
  }

  /// A line for each key, in the order of the keys.
  private static func text(_ dictionary: [AnyHashable: NSNumber]) -> String {
    let lines = dictionary.map { key, number in (key: "\(key.base)", number: number) }
      .sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }
      .map { "    \(quoted($0.key)) = \(quoted($0.number.stringValue));\n" }
    return "{\n\(lines.joined())}"
  }

  /// The text in quotation marks, unless it is made of letters and digits alone.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: false
        }
      }
    return isPlain ? text : "\"\(text)\""
  }
}
