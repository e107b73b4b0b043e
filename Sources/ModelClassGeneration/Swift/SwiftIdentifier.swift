/// A name as Swift accepts it.
struct SwiftIdentifier: Equatable {
  /// The name without backticks, to be joined with other words.
  let name: String

  /// The name as it stands in source: a keyword has backticks.
  var text: String { Self.keywords.contains(name) ? "`\(name)`" : name }

  /// The name as it stands before the colon of an argument, where one keyword needs backticks and the others must have none.
  var label: String { name == "inout" ? text : name }

  /// Turns any text into a name: what Swift has no place for becomes `_`, and `_` comes before a leading digit.
  ///
  /// - Parameter taken: Names that mean something else where this one is to stand; the name gets a `_` behind it until it
  ///   is none of them.
  init(_ text: String, taken: Set<String> = []) {
    var name = ""
    for scalar in text.unicodeScalars { name.unicodeScalars.append(Self.isPart(scalar) ? scalar : "_") }
    if let first = name.unicodeScalars.first, !Self.isStart(first) { name = "_" + name }
    // Alone, `_` is a pattern; the others mean what they mean even in backticks, or after a dot.
    while name.isEmpty || name == "_" || Self.unescapable.contains(name) || taken.contains(name) { name += "_" }
    self.name = name
  }

  /// The letters, marks and digits of every script, as Unicode recommends for names (UAX #31); of ASCII what Swift takes.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }

  private static let unescapable: Set<String> = ["self", "Self", "Type", "Protocol", "init", "super"]

  /// The reserved words of the language reference.
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "package", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
