import Testing

@testable import TabularData

@Suite struct RowListsTests {
  @Test func `rows are listed by key in ascending order`() {
    let lists = RowLists(numbers: [1, 0, 1, 2, 0, 1], keyCount: 4)
    #expect(lists.starts == [0, 2, 5, 6, 6])
    #expect(Array(lists[0]) == [1, 4])
    #expect(Array(lists[1]) == [0, 2, 5])
    #expect(Array(lists[2]) == [3])
    #expect(lists[3].isEmpty)
    #expect(lists.count(of: 1) == 3)
  }

  @Test func `rows of a selection are those of the base`() {
    let lists = RowLists(numbers: [1, 0, 1], keyCount: 2, rows: RowSelection(rows: [4, 8, 9]))
    #expect(Array(lists[0]) == [8])
    #expect(Array(lists[1]) == [4, 9])
  }
}
