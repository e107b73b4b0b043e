import Foundation
import NumericKernels
import TestSupport

/// A CSV file of the shared cases as text, just enough of a reader for these files.
struct CasesTable {
  let names: [String]
  let rows: [[String]]

  init(_ name: String) throws {
    let text = try String(contentsOf: SharedCases.data(name), encoding: .utf8)
    var lines = text.split(whereSeparator: \.isNewline).map(Self.fields)
    names = lines.removeFirst()
    rows = lines
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }

  func strings(_ name: String) -> [String] {
    let place = names.firstIndex(of: name) ?? 0
    return rows.map { $0[place] }
  }

  /// A column of numbers; what is none is missing.
  func numbers(_ name: String) -> FeatureColumn { .float64(values(name)) }

  func values(_ name: String) -> [Double] { strings(name).map { Double($0) ?? .nan } }

  /// A column of categories in ascending order; those in `missing` have the code −1.
  func categories(_ name: String, missing: Set<String> = []) -> FeatureColumn {
    let codes = codes(name, missing: missing)
    return .categories(codes: codes, count: Int(codes.max() ?? 0) + 1)
  }

  func codes(_ name: String, missing: Set<String> = []) -> [Int32] {
    let strings = strings(name)
    let distinct = Set(strings).subtracting(missing).sorted()
    return strings.map { string in distinct.firstIndex(of: string).map { Int32($0) } ?? -1 }
  }
}
