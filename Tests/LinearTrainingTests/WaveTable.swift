import Foundation
import NumericKernels
import TestSupport

/// The data of Tools/reference/make_linear_fixtures.py: two waves, a category of three, and a third wave far from zero.
enum WaveTable {
  static func make(rowCount: Int = 60) -> FeatureTable {
    let rows = (0..<rowCount).map(Double.init)
    return FeatureTable(
      rowCount: rowCount,
      columns: [
        .float64(rows.map { sin(1.1 * $0) }), .float64(rows.map { 2 * cos(0.7 * $0) }),
        .categories(codes: (0..<rowCount).map { Int32(($0 * $0 + $0 / 7) % 3) }, count: 3),
        .float64(rows.map { 1000 + 3 * sin(0.3 * $0 * $0) }),
      ])
  }

  static func targets(rowCount: Int = 60) -> [Double] {
    (0..<rowCount).map { index in
      let row = Double(index)
      let isSecond = (index * index + index / 7) % 3 == 1
      return 3 * sin(1.1 * row) - 2 * cos(0.7 * row) + (isSecond ? 2 : 0) + 0.5 * (1000 + 3 * sin(0.3 * row * row))
        + sin(5 * row)
    }
  }

  static func binaryClasses(rowCount: Int = 60) -> [Int32] {
    (0..<rowCount).map { index in
      let row = Double(index)
      return sin(1.1 * row) + cos(0.7 * row) + sin(2.3 * row) > 0 ? 1 : 0
    }
  }

  static func threeClasses(rowCount: Int = 60) -> [Int32] {
    binaryClasses(rowCount: rowCount).enumerated().map { index, binary in
      let row = Double(index)
      return binary == 1 ? 1 : 3 * sin(0.3 * row * row) + 4 * sin(1.9 * row) > 1.5 ? 2 : 0
    }
  }

  /// The columns of a plain CSV file of numbers, by name.
  static func columns(of file: URL) throws -> [String: [Double]] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    let names = lines[0].split(separator: ",").map(String.init)
    let rows = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    var columns: [String: [Double]] = [:]
    for (index, name) in names.enumerated() { columns[name] = rows.map { Double($0[index]) ?? .nan } }
    return columns
  }
}

/// The largest distance of values from expected ones, relative to the expected ones where these are more than 1.
func largestError(_ values: [Double], _ expected: [Double]) -> Double {
  guard values.count == expected.count else { return .infinity }
  return zip(values, expected).map { abs($0 - $1) / max(1, abs($1)) }.max() ?? 0
}
