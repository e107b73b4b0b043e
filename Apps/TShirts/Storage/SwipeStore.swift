import Foundation
import Synchronization

// A kill at any moment: SQLite's write-ahead log gets a swipe in one write() before `record` returns. A process that dies
// after that leaves the bytes with the kernel, and a half-written frame has no valid checksum, so whoever opens the file
// next reads the log up to the last whole commit. `synchronous = NORMAL` waits for the disk only when the log is copied
// back: a power failure, not a kill, can cost the latest swipes, and never the file's consistency. In exchange a swipe
// costs microseconds, and the main actor can write it down before it shows it.

/// Remembers who liked what, in a file.
///
/// A visitor thinks one thing of a shirt: the latest counts. Calls may come from any thread, and several stores, in one
/// process or more, may use one file.
nonisolated final class SwipeStore: Sendable {
  /// "TShr", by which SQLite files of this app are known.
  static let applicationIdentifier: Int64 = 0x5453_6872
  /// The version of the tables below.
  static let version: Int64 = 1

  private static let tables = """
    CREATE TABLE swipes (
      number INTEGER PRIMARY KEY,
      visitor TEXT NOT NULL,
      shirt TEXT NOT NULL,
      is_liked INTEGER NOT NULL,
      time REAL NOT NULL,
      UNIQUE (visitor, shirt)
    ) STRICT;
    """

  /// Where the swipes are.
  let path: String
  private let session: Mutex<Session>

  /// Opens the file, and makes it and its folder where they are not there.
  ///
  /// - Throws: ``SwipeStoreError`` where the file cannot be used; it is not changed then.
  init(at file: URL) throws(SwipeStoreError) {
    path = file.path
    try Self.makeFolder(of: file)
    try Self.checkLength(of: file)
    let connection: SQLiteConnection
    do {
      connection = try SQLiteConnection(path: path, busyTimeout: 5000)
    } catch {
      throw .notOpened(path: path, error)
    }
    try Self.prepare(connection, path: path)
    session = Mutex(try Self.translating(path) { () throws(SQLiteError) in try Session(connection) })
  }

  /// Writes down that a visitor likes a shirt or does not. It is kept once this returns.
  func record(_ shirt: Shirt.ID, isLiked: Bool, by visitor: String, at date: Date = .now) throws(SwipeStoreError) {
    let values = (isLiked: SQLiteValue.integer(isLiked ? 1 : 0), time: SQLiteValue.real(date.timeIntervalSince1970))
    try using { session throws(SQLiteError) in
      try session.record.run(.text(visitor), .text(shirt), values.isLiked, values.time)
    }
  }

  /// Forgets what a visitor thinks of a shirt.
  func remove(_ shirt: Shirt.ID, by visitor: String) throws(SwipeStoreError) {
    try using { session throws(SQLiteError) in try session.remove.run(.text(visitor), .text(shirt)) }
  }

  /// Forgets all that a visitor thinks.
  func removeAll(by visitor: String) throws(SwipeStoreError) {
    try using { session throws(SQLiteError) in try session.removeAll.run(.text(visitor)) }
  }

  /// All that a visitor thinks, in the order in which it was recorded.
  func swipes(by visitor: String) throws(SwipeStoreError) -> [Swipe] {
    try using { session throws(SQLiteError) in
      var swipes: [Swipe] = []
      try session.select.run(.text(visitor)) { row in
        swipes.append(
          Swipe(
            shirt: row.text(0), isLiked: row.integer(1) != 0, date: Date(timeIntervalSince1970: row.real(2))))
      }
      return swipes
    }
  }

  private func using<Value: Sendable>(
    _ body: (Session) throws(SQLiteError) -> sending Value
  ) throws(SwipeStoreError) -> Value {
    try Self.translating(path) { () throws(SQLiteError) in
      try session.withLock { session throws(SQLiteError) in try body(session) }
    }
  }

  private static func translating<Value>(
    _ path: String, _ body: () throws(SQLiteError) -> Value
  ) throws(SwipeStoreError) -> Value {
    do {
      return try body()
    } catch {
      throw error.isDamage ? .damaged(path: path, reason: error.message) : .failed(path: path, error)
    }
  }
}

// MARK: - Opening

nonisolated extension SwipeStore {
  private static func makeFolder(of file: URL) throws(SwipeStoreError) {
    let folder = file.deletingLastPathComponent()
    do {
      // What people like is theirs: nobody else is to read it.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .noFolder(path: folder.path, reason: error.localizedDescription)
    }
  }

  /// SQLite takes a file of one byte for an empty one, and would write over it.
  private static func checkLength(of file: URL) throws(SwipeStoreError) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let length = attributes?[.size] as? Int, (1..<headerLength).contains(length) else { return }
    throw .damaged(path: file.path, reason: "file is not a database")
  }

  /// The length of the header that each SQLite file begins with.
  private static let headerLength = 100

  /// Makes the tables in a new file; looks whose file another is, before anything is written to it.
  private static func prepare(_ connection: SQLiteConnection, path: String) throws(SwipeStoreError) {
    let (identifier, found) = try translating(path) { () throws(SQLiteError) in
      try makeTables(connection)
      return (
        try connection.value(of: "PRAGMA application_id") { $0.integer(0) },
        try connection.value(of: "PRAGMA user_version") { $0.integer(0) }
      )
    }
    guard identifier == applicationIdentifier else { throw .foreign(path: path) }
    guard found <= version else { throw .newer(path: path, version: found, known: version) }
    let state = try translating(path) { () throws(SQLiteError) in
      try connection.value(of: "PRAGMA quick_check(1)") { $0.text(0) }
    }
    guard state == "ok" else { throw .damaged(path: path, reason: state) }
    try translating(path) { () throws(SQLiteError) in
      try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    }
  }

  private static func makeTables(_ connection: SQLiteConnection) throws(SQLiteError) {
    guard try isEmpty(connection) else { return }
    try connection.transaction { () throws(SQLiteError) in
      // Another process may have been faster.
      guard try isEmpty(connection) else { return }
      try connection.execute(tables)
      try connection.execute("PRAGMA application_id = \(applicationIdentifier); PRAGMA user_version = \(version)")
    }
  }

  private static func isEmpty(_ connection: SQLiteConnection) throws(SQLiteError) -> Bool {
    let query = """
      SELECT (SELECT count(*) FROM sqlite_schema) = 0
        AND (SELECT application_id FROM pragma_application_id) = 0
        AND (SELECT user_version FROM pragma_user_version) = 0
      """
    return try connection.value(of: query) { $0.integer(0) == 1 }
  }

  /// A connection with its statements.
  private struct Session {
    let record, remove, removeAll, select: SQLiteStatement

    init(_ connection: SQLiteConnection) throws(SQLiteError) {
      record = try SQLiteStatement(
        "INSERT OR REPLACE INTO swipes (visitor, shirt, is_liked, time) VALUES (?, ?, ?, ?)", on: connection)
      remove = try SQLiteStatement("DELETE FROM swipes WHERE visitor = ? AND shirt = ?", on: connection)
      removeAll = try SQLiteStatement("DELETE FROM swipes WHERE visitor = ?", on: connection)
      select = try SQLiteStatement(
        "SELECT shirt, is_liked, time FROM swipes WHERE visitor = ? ORDER BY number", on: connection)
    }
  }
}
