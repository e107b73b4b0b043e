import Foundation

/// Makes columns of the values that objects have under a name.
struct JSONColumnReader {
  let options: JSONReadingOptions

  /// The column of a name; its type is inferred unless it is given.
  func column(_ name: String, _ values: [JSONValue], type: JSONType?) throws -> AnyColumn {
    let type = try type ?? inferredType(name, values)
    func read<T>(_ convert: (JSONValue) -> T?) throws -> AnyColumn {
      var column = Column<T>(name: name, capacity: values.count)
      for (row, value) in values.enumerated() {
        if case .null = value {
          column.append(nil)
        } else if let element = convert(value) {
          column.append(element)
        } else {
          throw failure(name, row, type, value)
        }
      }
      return column.eraseToAnyColumn()
    }
    switch type {
    case .integer: return try read(\.wholeNumber)
    case .boolean: return try read { if case .boolean(let value) = $0 { value } else { nil } }
    case .double: return try read(\.number)
    case .string: return try read { if case .string(let value) = $0 { value } else { nil } }
    case .date:
      return try read { if case .string(let text) = $0 { options.date(text) } else { nil } }
    case .array: return try read { if case .array = $0 { $0.anyValue as? [Any?] } else { nil } }
    case .object:
      return try read { if case .object = $0 { $0.anyValue as? [String: Any?] } else { nil } }
    }
  }

  private func failure(_ name: String, _ row: Int, _ type: JSONType, _ value: JSONValue)
    -> JSONReadingError
  {
    switch (type, value) {
    case (.date, .string(let text)), (.integer, .largeInteger(let text)):
      .failedToParse(row: row, column: name, type: type, contents: text)
    default:
      .wrongType(row: row, column: name, expectedType: type, value: value.found)
    }
  }

  /// The one type that all values have, numbers widened to double; String where there is no value.
  private func inferredType(_ name: String, _ values: [JSONValue]) throws -> JSONType {
    var found: JSONType?
    for value in values {
      guard let type = value.type else { continue }
      switch (found, type) {
      case (nil, _): found = type
      case (.integer, .double), (.double, .integer): found = .double
      case (let known, let type) where known == type: break
      default: throw JSONReadingError.incompatibleValues(column: name)
      }
    }
    if found == .string, !options.dateParsers.isEmpty, values.allSatisfy(isDateOrNull) {
      return .date
    }
    return found ?? .string
  }

  private func isDateOrNull(_ value: JSONValue) -> Bool {
    switch value {
    case .null: true
    case .string(let text): options.date(text) != nil
    default: false
    }
  }
}

extension JSONValue {
  /// The narrowest column type that holds the value; nil for null.
  fileprivate var type: JSONType? {
    switch self {
    case .null: nil
    case .boolean: .boolean
    case .integer: .integer
    case .largeInteger, .double: .double
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  fileprivate var wholeNumber: Int? {
    switch self {
    case .integer(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .largeInteger(let text): Double(text)
    case .double(let value): value
    default: nil
    }
  }
}
