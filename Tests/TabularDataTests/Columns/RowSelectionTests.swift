import Testing

@testable import TabularData

@Suite struct RowSelectionTests {
  private let selection = RowSelection(ranges: [2..<4, 4..<5, 5..<5, 8..<10])

  @Test func `neighbours are merged and empty ranges dropped`() {
    #expect(selection.ranges == [2..<5, 8..<10])
    #expect(selection.rows == [2, 3, 4, 8, 9])
    #expect(selection.count == 5)
    #expect(selection == RowSelection(rows: [2, 3, 4, 8, 9]))
  }

  @Test func `walking forth and back visits each row once`() {
    var forth: [Int] = []
    var row = selection.startIndex
    while row != selection.endIndex {
      forth.append(row)
      row = selection.index(after: row)
    }
    #expect(forth == selection.rows)
    var back: [Int] = []
    while row != selection.startIndex {
      row = selection.index(before: row)
      back.append(row)
    }
    #expect(back == selection.rows.reversed())
  }

  @Test func `rows and offsets are inverse`() {
    for (offset, row) in selection.rows.enumerated() {
      #expect(selection.offset(of: row) == offset)
      #expect(selection.row(at: offset) == row)
      #expect(selection.contains(row))
    }
    #expect(selection.row(at: 5) == selection.endIndex)
    #expect(selection.offset(of: selection.endIndex) == 5)
    #expect(!selection.contains(6))
  }

  @Test func `intersections keep rows between the bounds`() {
    #expect(selection.intersecting(3..<9).rows == [3, 4, 8])
    #expect(selection.intersecting(5..<8).rows == [])
    #expect(selection.slice(offsets: 2..<4).rows == [4, 8])
    #expect(RowSelection(ranges: []).startIndex == RowSelection(ranges: []).endIndex)
  }
}
