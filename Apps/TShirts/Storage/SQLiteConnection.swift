import CSQLite

/// What SQLite says went wrong.
nonisolated struct SQLiteError: Error, Equatable, Sendable {
  /// The extended result code.
  let code: Int32
  /// SQLite's own words.
  let message: String

  /// Whether the file holds something else than a sound database.
  var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xff) }
}

/// An open database. Not to be used by two threads at once: whoever owns it sees to that.
nonisolated final class SQLiteConnection {
  let handle: OpaquePointer

  /// Opens a database file, and makes an empty one where there is none.
  ///
  /// - Parameter busyTimeout: How long a statement waits for another connection to finish, in milliseconds.
  init(path: String, busyTimeout: Int32) throws(SQLiteError) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = String(cString: opened.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyTimeout)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that have no parameters and whose rows do not matter.
  func execute(_ statements: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else { throw error }
  }

  /// The only value of the only row of a query.
  func value<Value>(
    of query: String, _ read: (SQLiteStatement) -> Value
  ) throws(SQLiteError) -> Value {
    let statement = try SQLiteStatement(query, on: self)
    var value: Value?
    try statement.run { value = read($0) }
    guard let value else { throw SQLiteError(code: SQLITE_ERROR, message: "no row from “\(query)”") }
    return value
  }

  /// Runs changes that happen together or not at all; no other connection can write meanwhile.
  func transaction(_ changes: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try execute("BEGIN IMMEDIATE")
    do {
      try changes()
      try execute("COMMIT")
    } catch {
      // What failed is the news; a transaction that cannot be rolled back has been already.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// The error of the latest call.
  var error: SQLiteError {
    SQLiteError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }
}
