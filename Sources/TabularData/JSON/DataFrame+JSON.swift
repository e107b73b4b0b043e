import Foundation

extension DataFrame {
  /// Reads a JSON file: a list of objects, each of which is a row.
  ///
  /// Columns come in the order in which their names occur first, or as `columns` names them. A member that an object
  /// lacks, or that is null, is missing. Types that `types` does not give are inferred from all rows: Bool, Int, Double
  /// where some number has a fraction, an exponent or more than 64 bits, String, `[Any?]`, `[String: Any?]`. Whole
  /// numbers in a column of Double become the nearest doubles. Of a name that occurs twice in an object, the last counts.
  /// Lists and objects may lie 512 deep in each other. How values of different types are widened, and what becomes of
  /// names that occur twice, is our choice.
  ///
  /// A regular file is mapped while it is read, and must not be cut short meanwhile.
  ///
  /// - Throws: `JSONReadingError` for JSON that makes no frame, `CocoaError` for a file that cannot be read or is not
  ///   JSON; its description says at which byte and in which row.
  public init(
    contentsOfJSONFile url: URL, columns: [String]? = nil, types: [String: JSONType] = [:],
    options: JSONReadingOptions = .init()
  ) throws {
    self = try CSVSource.file(url).withBytes { bytes in
      try DataFrame(json: bytes, columns: columns, types: types, options: options)
    }
  }

  /// Reads JSON from memory, as `init(contentsOfJSONFile:columns:types:options:)` does from a file.
  ///
  /// - Throws: `JSONReadingError` for JSON that makes no frame, `CocoaError` for what is not JSON.
  public init(
    jsonData: Data, columns: [String]? = nil, types: [String: JSONType] = [:],
    options: JSONReadingOptions = .init()
  ) throws {
    self = try CSVSource.data(jsonData).withBytes { bytes in
      try DataFrame(json: bytes, columns: columns, types: types, options: options)
    }
  }

  private init(
    json bytes: UnsafeBufferPointer<UInt8>, columns: [String]?, types: [String: JSONType],
    options: JSONReadingOptions
  ) throws {
    var rows = try JSONRows(bytes, wanted: columns.map(Set.init))
    defer { rows.deallocate() }
    var made: [String: AnyColumn] = [:]
    let names = columns ?? rows.names
    for name in names where made[name] == nil {
      let reader = JSONColumnReader(options: options, arenas: rows.arenas, name: name, rowCount: rows.count)
      made[name] = try rows.withCells(of: name) { try reader.column(&$0, type: types[name]) }
      if made[name] == nil {
        guard rows.count == 0 else { throw JSONReadingError.incompatibleValues(column: name) }
        var none = JSONCells(capacity: 0)
        defer { none.deallocate() }
        made[name] = try reader.column(&none, type: types[name])
      }
    }
    self.init(columns: names.compactMap { made[$0] })
  }
}
