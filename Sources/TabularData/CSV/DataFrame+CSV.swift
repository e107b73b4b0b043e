import Foundation

extension DataFrame {
  /// Reads a CSV file in UTF-8.
  ///
  /// The type of a column that `types` does not name is inferred from every wanted row: `Int`, else `Double` (or the
  /// options' floating-point type), else `Bool`, else `Date` if a date parser accepts each cell, else `String`. A number
  /// that would lose a character of its text makes its column text: leading zeros (`007`), a plus, whole numbers of more
  /// than 64 bits, and beside decimals whole numbers that no `Double` holds exactly. A column without any value holds
  /// `String`. A file without a line gives a frame without columns.
  ///
  /// Lines end with a line feed, or a carriage return and a line feed; or, if no line feed stands outside of quotes, with
  /// a carriage return. The file must not be changed while it is read.
  ///
  /// - Parameters:
  ///   - url: The place of the file.
  ///   - columns: The names of the wanted columns in the wanted order; nil for all.
  ///   - rows: The positions of the wanted rows of data, from 0; nil for all.
  ///   - types: The types of columns that are not to be inferred.
  ///   - options: How the file is understood.
  /// - Throws: ``CSVReadingError``, or Foundation's error if the file cannot be read.
  public init(
    contentsOfCSVFile url: URL,
    columns: [String]? = nil,
    rows: Range<Int>? = nil,
    types: [String: CSVType] = [:],
    options: CSVReadingOptions = .init()
  ) throws {
    try self.init(.file(url), columns: columns, rows: rows, types: types, options: options)
  }

  /// Reads a CSV from memory, as ``init(contentsOfCSVFile:columns:rows:types:options:)`` does from a file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the CSV, in UTF-8.
  ///   - columns: The names of the wanted columns in the wanted order; nil for all.
  ///   - rows: The positions of the wanted rows of data, from 0; nil for all.
  ///   - types: The types of columns that are not to be inferred.
  ///   - options: How the CSV is understood.
  /// - Throws: ``CSVReadingError``.
  public init(
    csvData data: Data,
    columns: [String]? = nil,
    rows: Range<Int>? = nil,
    types: [String: CSVType] = [:],
    options: CSVReadingOptions = .init()
  ) throws {
    try self.init(.data(data), columns: columns, rows: rows, types: types, options: options)
  }

  init(
    _ source: CSVSource, columns: [String]?, rows: Range<Int>?, types: [String: CSVType],
    options: CSVReadingOptions, effort: CSVReadingEffort = .init()
  ) throws {
    self.init(
      columns: try source.withBytes { bytes in
        try CSVReader(bytes, options: options, effort: effort).read(columns: columns, rows: rows, types: types)
      })
  }
}
