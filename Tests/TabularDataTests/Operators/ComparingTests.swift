import Foundation
import TabularData
import Testing

@Suite struct ComparingTests {
  let filled = Column<Int>(name: "a", contents: [1, nil, 5, 9]).filled(with: 5)

  @Test func `each row is compared with a value`() {
    #expect((filled < 5) == [true, false, false, false])
    #expect((filled <= 5) == [true, true, true, false])
    #expect((filled > 5) == [false, false, false, true])
    #expect((filled >= 5) == [false, true, true, true])
    #expect((filled == 5) == [false, true, true, false])
    #expect((filled != 5) == [true, false, false, true])
  }

  @Test func `a value is compared with each row`() {
    #expect((5 < filled) == [false, false, false, true])
    #expect((5 <= filled) == [false, true, true, true])
    #expect((5 > filled) == [true, false, false, false])
    #expect((5 >= filled) == [true, true, true, false])
    #expect((5 == filled) == [false, true, true, false])
    #expect((5 != filled) == [true, false, false, true])
  }

  @Test func `a missing row satisfies only that it differs`() {
    let column = Column<Double>(name: "a", contents: [1, nil, .nan])
    #expect((column < 5) == [true, false, false])
    #expect((column <= 1) == [true, false, false])
    #expect((column > 0) == [true, false, false])
    #expect((column >= 1) == [true, false, false])
    #expect((column == 1) == [true, false, false])
    #expect((column != 1) == [false, true, true])
    #expect((5 > column) == [true, false, false])
    #expect((1 >= column) == [true, false, false])
    #expect((0 < column) == [true, false, false])
    #expect((1 <= column) == [true, false, false])
    #expect((1 == column) == [true, false, false])
    #expect((1 != column) == [false, true, true])
  }

  @Test func `text and dates are compared`() {
    let words = Column<String>(name: "word", contents: ["b", nil, "é", "e\u{301}"])
    #expect((words == "é") == [false, false, true, true])
    #expect((words.filled(with: "a") < "c") == [true, true, false, false])
    let start = Date(timeIntervalSince1970: 0)
    let dates = Column<Date>(name: "date", contents: [start, nil, start + 60])
    #expect((dates > start) == [false, false, true])
  }

  @Test func `long columns and slices are compared as a loop would`() {
    let numbers = (0..<200_001).map { $0 % 7 == 0 ? nil : $0 % 100 }
    let column = Column<Int>(name: "a", contents: numbers)
    #expect((column > 50) == numbers.map { ($0 ?? 0) > 50 })
    #expect((column[13..<70_000] != 3) == numbers[13..<70_000].map { $0 != 3 })
    let selected = column.filter { $0 != 50 }
    #expect((selected <= 50) == numbers.filter { $0 != 50 }.map { ($0 ?? 99) <= 50 })
  }

  @Test func `a mask selects rows`() {
    let column = Column<Int>(name: "a", contents: [3, nil, 8, 6])
    #expect(Array(column[column > 5]) == [8, 6])
    let frame = DataFrame(columns: [column.eraseToAnyColumn()])
    #expect(Array(frame[frame["a", Int.self] > 5]["a", Int.self]) == [8, 6])
  }

  @Test func `two columns are equal or not, as a whole`() {
    let column = Column<Int>(name: "a", contents: [3, nil])
    #expect(column == Column(name: "a", contents: [3, nil]))
    #expect(column != Column(name: "b", contents: [3, nil]))
  }
}
