import Foundation

/// Makes the text of single cells.
struct CellFormatter {
  let options: FormattingOptions

  /// Whether a column's cells stand at its right edge: those of `Int`, `Float` and `Double`.
  static func alignsRight(_ type: any Any.Type) -> Bool {
    type == Int.self || type == Double.self || type == Float.self
  }

  func text(of cell: Any?) -> String {
    guard let cell else { return "nil" }
    return escapingControls(text(ofPresent: cell))
  }

  private func text(ofPresent value: Any) -> String {
    switch value {
    case let value as String: return value
    case let value as Int: return options.integerFormatStyle.format(value)
    case let value as Double: return options.floatingPointFormatStyle.format(value)
    case let value as Float: return options.floatingPointFormatStyle.format(Double(value))
    case let value as Date: return options.chosenDateFormatStyle?.format(value) ?? value.description
    case let value as any GroupedElements: return value.cellText(with: options)
    case let value as [Any?]: return "[" + value.map(text(ofElement:)).joined(separator: ", ") + "]"
    case let value as [String: Any?]: return text(of: value)
    default: return String(describing: value)
    }
  }

  private func text(of dictionary: [String: Any?]) -> String {
    if dictionary.isEmpty { return "[:]" }
    let pairs = dictionary.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \(text(ofElement: $0.value))" }
    return "[" + pairs.joined(separator: ", ") + "]"
  }

  /// Elements look as in Swift's own arrays: text in quotes, numbers without grouping.
  private func text(ofElement element: Any?) -> String {
    switch element {
    case nil: return "nil"
    case let value as String: return value.debugDescription
    case let value as [Any?]: return "[" + value.map(text(ofElement:)).joined(separator: ", ") + "]"
    case let value as [String: Any?]: return text(of: value)
    case let value?: return String(describing: value)
    }
  }

  /// Line feeds and their like would break the table.
  private func escapingControls(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) { return text }
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
      }
    }.joined()
  }
}

/// A value whose numbers are printed in brackets, grouped, and without fraction where they are whole.
package protocol GroupedElements {
  /// The elements in order.
  var groupedElements: [Any] { get }
}

extension GroupedElements {
  func cellText(with options: FormattingOptions) -> String {
    let style = options.floatingPointFormatStyle.precision(.fractionLength(0...6))
    let texts = groupedElements.map { element in
      switch element {
      case let value as Double: style.format(value)
      case let value as Float: style.format(Double(value))
      case let value as any BinaryInteger:
        Int(exactly: value).map(options.integerFormatStyle.format) ?? String(describing: value)
      default: String(describing: element)
      }
    }
    return "[" + texts.joined(separator: ", ") + "]"
  }
}
