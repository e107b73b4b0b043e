import Foundation

/// How numbers look in the tool's tables: the same in every locale.
enum NumberText {
  /// Six digits, zeros in front included, in plain notation from a ten-thousandth to a billion; six significant ones
  /// in scientific notation elsewhere.
  static func short(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "not available" : "\(value)" }
    let size = abs(value)
    if size != 0, size < 1e-4 || size >= 1e9 { return scientific(value) }
    let digitsBefore = size < 1 ? 1 : Int(log10(size)) + 1
    return String(format: "%.*f", max(0, 6 - digitsBefore), value)
  }

  /// A share of one, with four decimals.
  static func share(_ value: Double) -> String {
    value.isNaN ? "not available" : String(format: "%.4f", value)
  }

  /// A count of rows such as `1 row` or `12 rows`.
  static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

  /// A stretch of time such as `4 s` or `2 min 10 s`.
  static func duration(seconds: Double) -> String {
    let whole = Int(min(max(0, seconds.rounded()), 1e9))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  private static func scientific(_ value: Double) -> String { String(format: "%.5e", value) }
}
