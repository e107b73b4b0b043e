import Foundation

/// Makes the text of single cells.
struct CellFormatter {
  let options: FormattingOptions

  /// The number of characters after which a text may end, since what follows is cut off anyway.
  private var limit: Int { Swift.min(Swift.max(options.maximumCellWidth, 1), 1 << 30) }

  /// Whether a column's cells stand at its right edge: those of `Int`, `Float` and `Double`.
  static func alignsRight(_ type: any Any.Type) -> Bool {
    type == Int.self || type == Double.self || type == Float.self
  }

  /// The text of a cell in one line of at most the options' width.
  func text(of cell: Any?) -> String {
    guard let cell else { return "nil" }
    return line(text(ofPresent: cell))
  }

  /// A text in one line of at most the options' width; what is cut ends in `…`.
  func line(_ text: String) -> String {
    // Of a very long text only the beginning is looked at.
    let visible = text.utf8.count > 64 * limit ? String(text.prefix(8 * limit)) : text
    return visible.escapingControls().truncated(toDisplayWidth: limit)
  }

  private func text(ofPresent value: Any) -> String {
    switch value {
    case let value as String: return value
    case let value as Int: return options.integerFormatStyle.format(value)
    case let value as Double: return options.floatingPointFormatStyle.format(value)
    case let value as Float: return options.floatingPointFormatStyle.format(Double(value))
    case let value as Date: return options.chosenDateFormatStyle?.format(value) ?? value.description
    case let value as any GroupedElements: return value.cellText(with: options)
    default: return text(ofNested: value) ?? String(describing: value)
    }
  }

  /// The text of a list or dictionary; nil for anything else.
  private func text(ofNested value: Any) -> String? {
    switch value {
    case let value as any ListedElements:
      return "[" + value.firstElements(limit).map(text(ofElement:)).joined(separator: ", ") + "]"
    case let value as [String: Any?]:
      if value.isEmpty { return "[:]" }
      let members = value.sorted { $0.key < $1.key }.prefix(limit)
      return "[" + members.map { "\($0.key.debugDescription): \(text(ofElement: $0.value))" }.joined(separator: ", ")
        + "]"
    default: return nil
    }
  }

  /// Elements look as in Swift's own arrays: text in quotes, numbers without grouping.
  private func text(ofElement element: Any?) -> String {
    switch element {
    case nil: return "nil"
    case let value as String: return value.debugDescription
    case let value?: return text(ofNested: value) ?? String(describing: value)
    }
  }
}

extension String {
  /// The text with controls, line ends and marks that turn the direction of writing as escapes, since they would break
  /// the table: our choice.
  func escapingControls() -> String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain || !unicodeScalars.contains(where: \.breaksLines) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.breaksLines {
          result += scalar.escaped(asASCII: true)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Controls (C0, C1, delete), line and paragraph separators, and the marks that embed, override or isolate a direction.
  fileprivate var breaksLines: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A list of any element type.
private protocol ListedElements {
  /// The first elements, at most `count`; nil is missing.
  func firstElements(_ count: Int) -> [Any?]
}

extension Array: ListedElements {
  func firstElements(_ count: Int) -> [Any?] {
    prefix(count).map { element in
      if let optional = element as? any WrappedElement { return optional.wrapped }
      return element
    }
  }
}

/// An optional of any type.
private protocol WrappedElement {
  var wrapped: Any? { get }
}

extension Optional: WrappedElement {
  var wrapped: Any? { map { $0 } }
}

/// A value whose numbers are printed in brackets, grouped, and without fraction where they are whole.
package protocol GroupedElements {
  /// The first elements in order, at most `count`.
  func groupedElements(_ count: Int) -> [Any]
}

extension GroupedElements {
  func cellText(with options: FormattingOptions) -> String {
    let style = options.floatingPointFormatStyle.precision(.fractionLength(0...6))
    let texts = groupedElements(Swift.max(options.maximumCellWidth, 1)).map { element in
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
