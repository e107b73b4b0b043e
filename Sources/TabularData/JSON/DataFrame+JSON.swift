import Foundation

extension DataFrame {
  /// Reads a JSON file: a list of objects, each of which is a row.
  ///
  /// Columns come in the order in which their names occur first, or as `columns` names them. A member that an object
  /// lacks, or that is null, is missing. Types that `types` does not give are inferred from all rows: Bool, Int, Double
  /// where some number has a fraction, String, `[Any?]`, `[String: Any?]`; of a name that occurs twice in an object, the
  /// last counts.
  ///
  /// - Throws: `JSONReadingError` for JSON that makes no frame, `CocoaError` for a file that cannot be read or is not
  ///   JSON.
  public init(
    contentsOfJSONFile url: URL, columns: [String]? = nil, types: [String: JSONType] = [:],
    options: JSONReadingOptions = .init()
  ) throws {
    try self.init(jsonData: Data(contentsOf: url), columns: columns, types: types, options: options)
  }

  /// Reads JSON from memory, as `init(contentsOfJSONFile:columns:types:options:)` does from a file.
  ///
  /// - Throws: `JSONReadingError` for JSON that makes no frame, `CocoaError` for what is not JSON.
  public init(
    jsonData: Data, columns: [String]? = nil, types: [String: JSONType] = [:],
    options: JSONReadingOptions = .init()
  ) throws {
    let rows = try JSONRows(JSONParser.value(of: jsonData), columns: columns)
    self = try rows.frame(types: types, reader: JSONColumnReader(options: options))
  }
}

/// Objects turned into columns: a value for each row under each name.
private struct JSONRows {
  private var names: [String] = []
  private var values: [String: [JSONValue]] = [:]
  private let count: Int

  /// Keeps only `columns`, if they are given.
  init(_ value: JSONValue, columns: [String]?) throws {
    guard case .array(let objects) = value else { throw JSONReadingError.unsupportedStructure }
    count = objects.count
    names = columns ?? []
    let wanted = columns.map(Set.init)
    for (row, object) in objects.enumerated() {
      guard case .object(let members) = object else { throw JSONReadingError.unsupportedStructure }
      for (name, value) in members where wanted?.contains(name) ?? true {
        if values[name] == nil {
          if columns == nil { names.append(name) }
          values[name] = [JSONValue](repeating: .null, count: count)
        }
        values[name]?[row] = value
      }
    }
  }

  /// The columns in order; one without any value is refused unless there are no rows.
  func frame(types: [String: JSONType], reader: JSONColumnReader) throws -> DataFrame {
    let made = try names.map { name in
      guard count == 0 || values[name] != nil else { throw JSONReadingError.incompatibleValues(column: name) }
      return try reader.column(name, values[name] ?? [], type: types[name])
    }
    return DataFrame(columns: made)
  }
}
