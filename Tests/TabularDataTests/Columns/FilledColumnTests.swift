import TabularData
import Testing

@Suite struct FilledColumnTests {
  private let filled = Column<Int>(name: "a", contents: [1, nil, 3]).filled(with: 7)

  @Test func `a filled column is renamed`() {
    var renamed = filled
    renamed.name = "b"
    #expect(renamed.name == "b")
    #expect(filled.name == "a")
  }

  @Test func `a filled column has its default in the place of what is missing`() {
    #expect(filled[1] == 7)
    #expect(filled[2] == 3)
    #expect(filled[filled.startIndex] == 1)
    #expect(filled.endIndex == 3)
  }

  @Test func `a filled column is walked backwards`() {
    #expect(filled.index(before: 3) == 2)
    #expect(Array(filled.reversed()) == [3, 7, 1])
  }

  @Test func `a filled column prints its default`() {
    #expect(
      filled.debugDescription == """
        ┏━━━┳━━━━━━━┓
        ┃   ┃ a     ┃
        ┃   ┃ <Int> ┃
        ┡━━━╇━━━━━━━┩
        │ 0 │     1 │
        │ 1 │     7 │
        │ 2 │     3 │
        └───┴───────┘
        3 rows, 1 column

        """)
  }
}
