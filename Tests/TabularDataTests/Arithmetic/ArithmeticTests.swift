import TabularData
import Testing

@Suite struct ArithmeticTests {
  private let a = Column<Int>(name: "a", contents: [7, nil, -7])
  private let b = Column<Int>(name: "b", contents: [2, 3, 2])

  @Test func `columns combine element by element, missing stays missing`() {
    #expect(Array(a + b) == [9, nil, -5])
    #expect(Array(a - b) == [5, nil, -9])
    #expect(Array(a * b) == [14, nil, -14])
    #expect(Array(a / b) == [3, nil, -3])
    #expect((a + b).name == "a")
  }

  @Test func `values combine with each element from either side`() {
    #expect(Array(a + 1) == [8, nil, -6])
    #expect(Array(1 - a) == [-6, nil, 8])
    #expect(Array(a * 2) == [14, nil, -14])
    #expect(Array(14 / a) == [2, nil, -2])
    let halves: Column<Double> = Column<Double>(name: "d", contents: [1, nil]) / 2
    #expect(Array(halves) == [0.5, nil])
  }

  @Test func `filled columns combine with both kinds`() {
    let filled = a.filled(with: 0)
    #expect(Array(filled + filled) == [14, 0, -14])
    #expect(Array(filled + b) == [9, 3, -5])
    #expect(Array(b - filled) == [-5, 3, 9])
    #expect(Array(filled * 2) == [14, 0, -14])
  }

  @Test func `comparisons give masks`() {
    let filled = a.filled(with: 0)
    #expect((filled > 0) == [true, false, false])
    #expect((filled >= 0) == [true, true, false])
    #expect((0 < filled) == [true, false, false])
    #expect((filled == 0) == [false, true, false])
    #expect((filled != 0) == [true, false, true])
    let frame = DataFrame(columns: [a.eraseToAnyColumn(), b.eraseToAnyColumn()])
    #expect(frame[frame["a", Int.self].filled(with: 0) <= 0].rows.map(\.index) == [1, 2])
  }

  @Test func `compound assignment changes present elements in place`() {
    var column = a
    column += 1
    #expect(Array(column) == [8, nil, -6])
    column -= b
    #expect(Array(column) == [6, nil, -8])
    column *= [1, 1, 2]
    #expect(Array(column) == [6, nil, -16])
    column /= 2
    #expect(Array(column) == [3, nil, -8])
    column[1...] += [5, 1]
    #expect(Array(column) == [3, nil, -7])
    var selected = column.filter { $0 != nil }
    selected *= 10
    #expect(Array(selected) == [30, -70])
    #expect(Array(column) == [3, nil, -7])
  }
}
