/// Text of a model's author as a part of Swift source, from which it cannot break out.
enum SwiftText {
  /// A string literal that stands for exactly `text`.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      default: result += isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }

  /// The lines of a text, without what is not seen; empty ones at the ends are left out.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter(isPlain)))
    }
    let isBlank = { (line: String) in line.allSatisfy { $0 == " " } }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    return Array(lines.drop(while: isBlank))
  }

  /// A text on one line.
  static func singleLine(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// A documentation comment of paragraphs, each line indented; empty paragraphs are left out.
  static func documentation(_ paragraphs: [[String]], indentation: Int) -> String {
    let lines = paragraphs.filter { !$0.isEmpty }.joined(separator: [""])
    let start = String(repeating: " ", count: indentation) + "///"
    return lines.map { $0.isEmpty ? start : "\(start) \($0)" }.joined(separator: "\n")
  }

  /// Whether a reader sees a scalar as what it is: no control, no mark that changes the direction of text.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    default: true
    }
  }
}
