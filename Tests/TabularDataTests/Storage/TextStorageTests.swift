import Testing

@testable import TabularData

@Suite struct TextStorageTests {
  /// A text column as a reader makes it: views into one arena.
  static func column(_ rows: [String?]) -> Column<String> {
    let arena = TextArena(capacity: rows.reduce(0) { $0 + ($1?.utf8.count ?? 0) })
    let views = UnsafeMutablePointer<TextView>.allocate(capacity: Swift.max(rows.count, 1))
    let validity = ValidityBitmap(capacity: rows.count)
    var next = arena.bytes.assumingMemoryBound(to: UInt8.self)
    for (row, text) in rows.enumerated() {
      guard let text else {
        validity[row] = false
        continue
      }
      let bytes = Array(text.utf8)
      next.initialize(from: bytes, count: bytes.count)
      (views + row).initialize(to: TextView(bytes: next, length: bytes.count))
      next += bytes.count
    }
    let text = TextStorage(adopting: views, count: rows.count, arenas: [arena], validity: validity)
    return Column(name: "text", storage: ColumnStorage(text: text))
  }

  private let rows: [String?] = [
    "", "a", "abc", "abcd", "abcde", "twelve bytes", "thirteen byte", nil, "ß and 日本 in a long text", "abcd",
  ]

  @Test func `text of every length reads back`() {
    let column = TextStorageTests.column(rows)
    #expect(Array(column) == rows)
    #expect(column.missingCount == 1)
    #expect(column.storage.text != nil)
  }

  @Test func `the first write makes ordinary values`() {
    let original = TextStorageTests.column(rows)
    var copy = original
    copy[1] = "changed"
    copy.append("new")
    #expect(copy.storage.text == nil)
    #expect(original.storage.text != nil)
    var expected = rows
    expected[1] = "changed"
    #expect(Array(copy) == expected + ["new"])
    #expect(Array(original) == rows)
  }

  @Test func `gathering keeps views`() {
    let column = TextStorageTests.column(rows)
    let picked = Column(name: "text", storage: column.storage.gathering(rows: [8, 7, 6, 8]))
    #expect(picked.storage.text != nil)
    #expect(Array(picked) == [rows[8], nil, rows[6], rows[8]])
    let ranged = Column(column[2..<7])
    #expect(Array(ranged) == Array(rows[2..<7]))
    #expect(ranged.storage.validity == nil)
  }

  @Test func `equal texts have one code, in first-seen order`() throws {
    let coded = try #require(TextStorageTests.column(rows).eraseToAnyColumn().codedStrings())
    #expect(coded.values == rows.enumerated().filter { $0.offset != 9 }.compactMap(\.element))
    #expect(coded.codes == [0, 1, 2, 3, 4, 5, 6, -1, 7, 3])
  }

  @Test func `many distinct texts keep their codes while the table grows`() throws {
    let texts = (0..<1000).map { "a rather long text number \($0 % 500)" }
    let coded = try #require(TextStorageTests.column(texts).eraseToAnyColumn().codedStrings())
    #expect(coded.values == Array(texts.prefix(500)))
    #expect(coded.codes == (0..<1000).map { Int32($0 % 500) })
    let ordinary = try #require(Column(name: "t", contents: texts).eraseToAnyColumn().codedStrings())
    #expect(ordinary.values == coded.values)
    #expect(ordinary.codes == coded.codes)
  }
}
