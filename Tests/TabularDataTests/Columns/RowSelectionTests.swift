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

  @Test(arguments: [1, 2, 3, 7, 63, 64, 65, 500])
  func `every layout answers as the list of its rows does`(step: Int) {
    let all = 100..<5_000
    for rows in [all.filter { $0 % step == 0 }, all.filter { $0 % step != 0 }, all.filter { $0 / 70 % step == 0 }] {
      let set = Set(rows)
      let selection = RowSelection(rows: rows)
      let written = RowSelection(from: all) { set.contains($0) }
      #expect(selection == written)
      #expect(selection.hashValue == written.hashValue)
      #expect(selection.ranges == written.ranges)
      #expect(selection.rows == rows)
      #expect(selection.count == rows.count)
      #expect(rows.indices.allSatisfy { selection.row(at: $0) == rows[$0] && selection.offset(of: rows[$0]) == $0 })
      #expect(zip(rows, rows.dropFirst()).allSatisfy { selection.index(after: $0) == $1 })
      #expect(zip(rows, rows.dropFirst()).allSatisfy { selection.index(before: $1) == $0 })
      #expect(all.allSatisfy { selection.contains($0) == set.contains($0) })
      #expect(selection.intersecting(777..<3_111).rows == rows.filter { (777..<3_111).contains($0) })
      if let last = rows.last { #expect(selection.index(after: last) == selection.endIndex) }
      if rows.count > 50 { #expect(selection.slice(offsets: 11..<47).rows == Array(rows[11..<47])) }
    }
  }
}
