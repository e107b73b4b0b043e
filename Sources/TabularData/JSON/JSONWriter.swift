import Foundation

/// Writes rows as JSON.
struct JSONWriter {
  let options: JSONWritingOptions
  private(set) var text = ""

  init(options: JSONWritingOptions) { self.options = options }

  mutating func write(_ columns: [AnyColumn], rows: [Int]) throws {
    let columns = options.sortKeys ? columns.sorted { $0.name < $1.name } : columns
    let names = columns.map { JSONWriter.quoted($0.name) }
    text = "["
    for (position, row) in rows.enumerated() {
      text += position == 0 ? "" : ","
      breakLine(indent: 1)
      text += "{"
      for (index, column) in columns.enumerated() {
        text += index == 0 ? "" : ","
        breakLine(indent: 2)
        text += names[index] + (options.prettyPrint ? ": " : ":")
        try write(column[row], at: (column.name, row))
      }
      breakLine(indent: 1)
      text += "}"
    }
    breakLine(indent: 0)
    text += "]"
  }

  private mutating func breakLine(indent: Int) {
    if options.prettyPrint { text += "\n" + String(repeating: "  ", count: indent) }
  }

  private mutating func write(_ cell: Any?, at place: (column: String, row: Int)) throws {
    switch cell {
    case nil: text += "null"
    case let value as Bool: text += value ? "true" : "false"
    case let value as any BinaryInteger: text += String(describing: value)
    case let value as Double where value.isFinite: text += value.description
    case let value as Float where value.isFinite: text += value.description
    case let value as String: text += JSONWriter.quoted(value)
    case let value as Date: text += JSONWriter.quoted(options.dateFormatter(value))
    case let value as [Any?]: try write(list: value, at: place)
    case let value as [String: Any?]: try write(object: value, at: place)
    case let value?:
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [],
          debugDescription:
            "Column \"\(place.column)\", row \(place.row): JSON has no form for \(value)."))
    }
  }

  private mutating func write(list: [Any?], at place: (column: String, row: Int)) throws {
    text += "["
    for (index, element) in list.enumerated() {
      text += index == 0 ? "" : ","
      try write(element, at: place)
    }
    text += "]"
  }

  /// Members are ordered by name: a dictionary has no order of its own.
  private mutating func write(object: [String: Any?], at place: (column: String, row: Int)) throws {
    text += "{"
    for (index, member) in object.sorted(by: { $0.key < $1.key }).enumerated() {
      text += (index == 0 ? "" : ",") + JSONWriter.quoted(member.key) + ":"
      try write(member.value, at: place)
    }
    text += "}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension DataFrameProtocol {
  /// The rows as JSON: a list of objects, with null for what is missing.
  ///
  /// - Throws: `EncodingError` that names the column and row of a cell that JSON has no form for: data, NaN, infinity.
  public func jsonRepresentation(options: JSONWritingOptions = .init()) throws -> Data {
    var writer = JSONWriter(options: options)
    try writer.write(base.columns, rows: rows.selection.rows)
    return Data(writer.text.utf8)
  }

  /// Writes the rows as JSON to a file, which is replaced only if all could be written.
  ///
  /// - Throws: what `jsonRepresentation(options:)` throws, and `CocoaError` where the file cannot be written.
  public func writeJSON(to url: URL, options: JSONWritingOptions = .init()) throws {
    let json = try jsonRepresentation(options: options)
    try FrameFile.write(to: url) { file in try json.withUnsafeBytes { try file.write($0, at: 0) } }
  }
}
