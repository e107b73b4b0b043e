import Foundation
import ModelRuntime

/// The columns of a small CSV file with quoted fields, read as simply as the test data allow.
struct CommaSeparatedFile {
  private var columns: [String: [String]] = [:]
  private(set) var rowCount = 0

  init(_ url: URL) throws {
    let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map(Self.fields)
    guard let header = lines.first else { return }
    for (index, name) in header.enumerated() { columns[name] = lines.dropFirst().map { $0[index] } }
    rowCount = lines.count - 1
  }

  /// The column as numbers; what is no number is NaN.
  func numbers(_ name: String) -> [Double] { (columns[name] ?? []).map { Double($0) ?? .nan } }

  func strings(_ name: String) -> StringBatch { StringBatch(columns[name] ?? []) }

  private static func fields(of line: Substring) -> [String] {
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
}
