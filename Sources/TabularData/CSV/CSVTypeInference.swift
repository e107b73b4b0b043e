// A column's type is the narrowest that holds each of its cells without losing a character, so it cannot depend on which
// rows come first. The types are tried in the order Int, Double (or Float), Bool; text holds everything.

/// The types, besides text, that cells could be read as.
struct CSVTypeSet: OptionSet {
  let rawValue: UInt8

  static let integer = CSVTypeSet(rawValue: 1)
  static let decimal = CSVTypeSet(rawValue: 2)
  static let boolean = CSVTypeSet(rawValue: 4)
  static let all: CSVTypeSet = [.integer, .decimal, .boolean]

  /// The type that comes first; nil if only text is left.
  var narrowest: CSVTypeSet? {
    for type in [CSVTypeSet.integer, .decimal, .boolean] where contains(type) { return type }
    return nil
  }
}

/// The words that have a meaning in a CSV, ready for comparison with bytes.
struct CSVVocabulary {
  let missing: CSVSpellings
  let truths: CSVSpellings
  let falsehoods: CSVSpellings
  /// Whether a word stands both for a missing value and for a Boolean, so that the former must be looked for first.
  let missingContainsBoolean: Bool

  init(_ options: CSVReadingOptions) {
    missing = CSVSpellings(options.nilEncodings)
    truths = CSVSpellings(options.trueEncodings)
    falsehoods = CSVSpellings(options.falseEncodings)
    missingContainsBoolean = missing.overlaps(truths) || missing.overlaps(falsehoods)
  }

  /// The types that a cell without quotes, which is not missing, could be read as.
  ///
  /// A number with leading zeros or a plus is text, since an identifier such as 007 would lose its zeros. So is a whole
  /// number of more than 64 bits, and next to decimals one that no double holds exactly. A decimal is rounded to the
  /// nearest double, as everywhere, but never to infinity.
  func types(of bytes: UnsafePointer<UInt8>, count: Int) -> CSVTypeSet {
    var types: CSVTypeSet = []
    switch CSVNumberParser.spelling(bytes, count: count) {
    case .plainInteger:
      if let value = CSVNumberParser.integer(bytes, count: count) {
        // A zero with a minus keeps it only as a decimal.
        if !(value == 0 && count > 1) { types.insert(.integer) }
        if CSVNumberParser.isExactDouble(bytes, count: count) { types.insert(.decimal) }
      }
    case .decimal:
      if CSVNumberParser.double(bytes, count: count) != nil { types.insert(.decimal) }
    case .adorned, .noNumber: break
    }
    if truths.contains(bytes, count: count) || falsehoods.contains(bytes, count: count) { types.insert(.boolean) }
    return types
  }
}
