import TabularData
import Testing

@Suite struct CompoundAssignmentTests {
  @Test func `a value is applied to each row in place`() {
    var whole = Column<Int>(name: "a", contents: [1, nil, 3])
    whole += 4
    #expect(Array(whole) == [5, nil, 7])
    whole -= 1
    #expect(Array(whole) == [4, nil, 6])
    whole *= 3
    #expect(Array(whole) == [12, nil, 18])
    whole /= 4
    #expect(Array(whole) == [3, nil, 4])
    var decimal = Column<Double>(name: "b", contents: [1, nil])
    decimal /= 4
    #expect(Array(decimal) == [0.25, nil])
  }

  @Test func `the elements of a collection are applied in order`() {
    var whole = Column<Int>(name: "a", contents: [1, nil, 3])
    whole += [1, 1, 1]
    #expect(Array(whole) == [2, nil, 4])
    whole -= [0, 5, 1]
    #expect(Array(whole) == [2, nil, 3])
    whole *= [2, 2, 4]
    #expect(Array(whole) == [4, nil, 12])
    whole /= [2, 2, 5]
    #expect(Array(whole) == [2, nil, 2])
    var decimal = Column<Double>(name: "b", contents: [1, 3])
    decimal /= [2, 4]
    #expect(Array(decimal) == [0.5, 0.75])
  }

  @Test func `nil in the collection makes nil`() {
    let missing: [Int?] = [1, 2, nil]
    var whole = Column<Int>(name: "a", contents: [6, nil, 3])
    whole += missing
    #expect(Array(whole) == [7, nil, nil])
    whole = Column(name: "a", contents: [6, 8, 3])
    whole -= missing
    #expect(Array(whole) == [5, 6, nil])
    whole *= missing
    #expect(Array(whole) == [5, 12, nil])
    whole /= missing
    #expect(Array(whole) == [5, 6, nil])
    var decimal = Column<Double>(name: "b", contents: [1, 3])
    decimal /= [nil, 4] as [Double?]
    #expect(Array(decimal) == [nil, 0.75])
  }

  @Test func `another column, a slice and the column itself are collections too`() {
    var column = Column<Int>(name: "a", contents: [1, nil, 3])
    column += Column<Int>(name: "b", contents: [10, 20, nil])
    #expect(Array(column) == [11, nil, nil])
    #expect(column.name == "a")
    column = Column(name: "a", contents: [1, 2, 3])
    column *= Column<Int>(name: "b", contents: [0, 1, nil, 3, 4])[2..<5]
    #expect(Array(column) == [nil, 6, 12])
    column += column
    #expect(Array(column) == [nil, 12, 24])
    column -= column.filled(with: 5)
    #expect(Array(column) == [nil, 0, 0])
  }

  @Test func `a copy keeps its values`() {
    var column = Column<Double>(name: "a", contents: [1, 2])
    let copy = column
    column += 1
    column *= [2, 2]
    #expect(Array(column) == [4, 6])
    #expect(Array(copy) == [1, 2])
  }

  @Test func `rows can be appended after rows became missing`() {
    var column = Column<Int>(name: "a", capacity: 500)
    for row in 0..<70 { column.append(row) }
    column += [Int?](repeating: nil, count: 70)
    for row in 0..<300 { column.append(row) }
    #expect(column.count == 370)
    #expect(column.missingCount == 70)
    #expect(column[369] == 299)
  }

  @Test func `a slice changes its rows alone`() {
    var column = Column<Int>(name: "a", contents: [1, nil, 3, 4, 5])
    column[1..<4] += 10
    #expect(Array(column) == [1, nil, 13, 14, 5])
    var slice = column[1..<4]
    slice *= [1, 2, 3]
    #expect(Array(slice) == [nil, 26, 42])
    #expect(Array(slice.indices) == [1, 2, 3])
    slice -= [1, nil, 2]
    #expect(Array(slice) == [nil, nil, 40])
    slice /= 2
    #expect(Array(slice) == [nil, nil, 20])
    slice /= [1, 1, nil]
    #expect(Array(slice) == [nil, nil, nil])
    #expect(Array(column) == [1, nil, 13, 14, 5])
    var halves = Column<Double>(name: "b", contents: [1, 2, 3, 4])[0..<2]
    halves /= 2
    halves /= [1, 2]
    halves /= [nil, 2] as [Double?]
    #expect(Array(halves) == [nil, 0.25])
  }

  @Test func `selected rows change alone`() {
    let column = Column<Int>(name: "a", contents: [5, 1, 4, 20, nil])
    var selected = column.filter { ($0 ?? 9) > 3 }
    selected += 1
    #expect(Array(selected) == [6, 5, 21, nil])
    #expect(Array(selected.indices) == [0, 2, 3, 4])
    selected += [1, 2, 3, 4]
    #expect(Array(selected) == [7, 7, 24, nil])
    selected -= [1, nil, 3, 4]
    #expect(Array(selected) == [6, nil, 21, nil])
    selected -= 1
    selected *= 2
    selected *= [1, 1, 2, 1]
    selected *= [2, 1, 1, nil]
    #expect(Array(selected) == [20, nil, 80, nil])
    selected /= 2
    selected /= [1, 1, 4, 1]
    selected /= [5, 1, nil, 1]
    #expect(Array(selected) == [2, nil, nil, nil])
    var halves = Column<Double>(name: "b", contents: [1, 2, 3]).filter { $0 != 2 }
    halves /= 2
    halves /= [1, 3]
    halves /= [nil, 2] as [Double?]
    #expect(Array(halves) == [nil, 0.25])
  }

  @Test func `a slice takes the elements of a collection at their places`() {
    let missing: [Int?] = [1, 2, nil]
    let present = [2, 3, 4]
    // Rows 1, 2 and 3.
    var slice = Column<Int>(name: "a", contents: [100, 10, 20, 30, 100])[1..<4]
    slice += present
    #expect(Array(slice) == [12, 23, 34])
    slice -= 2
    #expect(Array(slice) == [10, 21, 32])
    slice -= present
    #expect(Array(slice) == [8, 18, 28])
    slice *= 3
    #expect(Array(slice) == [24, 54, 84])
    slice /= present
    #expect(Array(slice) == [12, 18, 21])
    slice *= missing
    #expect(Array(slice) == [12, 36, nil])
    slice += missing
    #expect(Array(slice) == [13, 38, nil])
  }

  @Test func `selected rows take the elements of a collection at their places`() {
    let missing: [Int?] = [1, nil]
    let present = [2, 3]
    var selected = Column<Int>(name: "a", contents: [10, 1, 20]).filter { $0 != 1 }
    selected -= present
    #expect(Array(selected) == [8, 17])
    selected += missing
    #expect(Array(selected) == [9, nil])
  }
}
