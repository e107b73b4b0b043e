import CSQLite

/// A value that a statement is given.
nonisolated enum SQLiteValue: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  case real(Double)
}

/// A statement that is compiled once and run many times.
nonisolated final class SQLiteStatement {
  /// Tells SQLite to copy the text that it is given.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  init(_ text: String, on connection: SQLiteConnection) throws(SQLiteError) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection.handle, text, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw connection.error
    }
    handle = prepared
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to its end.
  ///
  /// - Parameters:
  ///   - values: One for each question mark.
  ///   - row: Called for each row of the result.
  func run(_ values: SQLiteValue..., row: (SQLiteStatement) -> Void = { _ in }) throws(SQLiteError) {
    defer { sqlite3_reset(handle) }
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index + 1)) == SQLITE_OK else { throw connection.error }
    }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: row(self)
      case SQLITE_DONE: return
      default: throw connection.error
      }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // An empty text may have no address, which SQLite would take for NULL.
          guard let address = characters.baseAddress else {
            return sqlite3_bind_text(handle, index, "", 0, Self.copied)
          }
          return sqlite3_bind_text(handle, index, address, Int32(characters.count), Self.copied)
        }
      }
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    }
  }

  /// The text in a column of the current row, counted from 0.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The whole number in a column of the current row, counted from 0.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The number in a column of the current row, counted from 0.
  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
}
