import Testing

@testable import TShirts

@Suite struct SQLiteStatementTests {
  private let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(path: ":memory:", busyTimeout: 0)
    try connection.execute("CREATE TABLE cells (cell)")
  }

  @Test(arguments: ["", "blue", "naïve 👕", "a\0b", "'; DROP TABLE cells; --"])
  func `a text comes back as it went in`(text: String) throws {
    try SQLiteStatement("INSERT INTO cells VALUES (?)", on: connection).run(.text(text))
    #expect(try connection.value(of: "SELECT cell FROM cells") { $0.text(0) } == text)
    #expect(try connection.value(of: "SELECT typeof(cell) FROM cells") { $0.text(0) } == "text")
  }

  @Test func `numbers come back as they went in`() throws {
    let statement = try SQLiteStatement("SELECT ?, ?", on: connection)
    var found: [(Int64, Double)] = []
    try statement.run(.integer(.min), .real(0.1)) { found.append(($0.integer(0), $0.real(1))) }
    #expect(found.map(\.0) == [.min])
    #expect(found.map(\.1) == [0.1])
  }

  @Test func `a statement runs again after it failed`() throws {
    try connection.execute("CREATE UNIQUE INDEX once ON cells (cell)")
    let insert = try SQLiteStatement("INSERT INTO cells VALUES (?)", on: connection)
    try insert.run(.integer(1))
    #expect(throws: SQLiteError(code: 2067, message: "UNIQUE constraint failed: cells.cell")) {
      try insert.run(.integer(1))
    }
    try insert.run(.integer(2))
    #expect(try connection.value(of: "SELECT count(*) FROM cells") { $0.integer(0) } == 2)
  }

  @Test func `a broken transaction leaves nothing`() throws {
    #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.execute("INSERT INTO cells VALUES (1)")
        try connection.execute("INSERT INTO elsewhere VALUES (1)")
      }
    }
    #expect(try connection.value(of: "SELECT count(*) FROM cells") { $0.integer(0) } == 0)
  }
}
