import TabularData
import Testing

@Suite struct ColumnTests {
  @Test func `observed 38: a column of optionals unwraps nothing`() {
    let plain = Column<Int>(name: "a", contents: [1, nil, 3])
    #expect(plain.missingCount == 1)
    #expect(plain.wrappedElementType is Int.Type)
    let optional = Column<Int?>(name: "a", contents: [1, nil, 3])
    #expect(optional.missingCount == 0)
    #expect("\(optional.wrappedElementType)" == "Optional<Int>")
    #expect(optional.count == 3)
    let frame = DataFrame(columns: [optional.eraseToAnyColumn()])
    #expect(frame["a"].missingCount == 0)
    #expect("\(frame["a"].wrappedElementType)" == "Optional<Int>")
  }

  @Test func `observed 39: a missing cell and a present nil look different`() {
    let plain = DataFrame(columns: [Column<Int>(name: "a", contents: [1, nil, 3]).eraseToAnyColumn()])
    #expect(String(describing: plain.rows[1]["a"]) == "nil")
    let optional = DataFrame(columns: [Column<Int?>(name: "a", contents: [1, nil, 3]).eraseToAnyColumn()])
    #expect(String(describing: optional.rows[1]["a"]) == "Optional(nil)")
  }

  @Test func `observed 40: elements of AnyColumn are optional`() {
    let column = Column<String>(name: "city", contents: ["berlin", nil]).eraseToAnyColumn()
    #expect(String(describing: column[0]) == #"Optional("berlin")"#)
    #expect(column[1] == nil)
    #expect("\(type(of: column[0] as Any))" == "Optional<Any>")
    #expect("\(type(of: column[1] as Any))" == "Optional<Any>")
  }

  @Test func `observed 42: map keeps the length, nil in place`() {
    let column = Column<Int>(name: "a", contents: [1, nil, 3])
    let mapped: Column<String> = column.map { cell in cell.map { "\($0)" } }
    #expect(Array(mapped) == ["1", nil, "3"])
    let emptied: Column<Int> = column.map { $0 == 1 ? nil : 7 }
    #expect(Array(emptied) == [nil, 7, 7])
    let nonNil: Column<Int> = column.mapNonNil { $0 * 2 }
    #expect(Array(nonNil) == [2, nil, 6])
  }

  @Test func `observed 43: compactMap returns an array without nil`() {
    #expect(Column<Int>(name: "a", contents: [1, nil, 3]).compactMap { $0 } == [1, 3])
  }

  @Test func `observed 44: filter keeps positions`() {
    let slice: DiscontiguousColumnSlice<Int> = Column(name: "a", contents: [5, 1, 4, 20, 3]).filter { $0! > 3 }
    #expect(Array(slice.indices) == [0, 2, 3])
    #expect(slice[0] == 5)
    #expect(slice[3] == 20)
    #expect(slice.count == 3)
  }

  @Test func `observed 45: a position between is no index`() async {
    let slice = Column(name: "a", contents: [5, 1, 4, 20, 3]).filter { $0! > 3 }
    #expect(Array(slice.reversed()) == [20, 4, 5])
    await #expect(processExitsWith: .failure) {
      _ = Column(name: "a", contents: [5, 1, 4, 20, 3]).filter { $0! > 3 }[1]
    }
    await #expect(processExitsWith: .failure) {
      let slice = Column(name: "a", contents: [5, 1, 4, 20, 3]).filter { $0! > 3 }
      _ = slice.index(before: slice.startIndex)
    }
  }

  @Test func `observed 46: a slice keeps the base's positions`() async {
    let slice = Column(name: "a", contents: [1, 2, 3])[1..<3]
    #expect(slice.startIndex == 1)
    #expect(slice.endIndex == 3)
    #expect(slice.count == 2)
    #expect(slice[1] == 2)
    #expect(slice[2] == 3)
    await #expect(processExitsWith: .failure) { _ = Column(name: "a", contents: [1, 2, 3])[1..<3][0] }
  }

  @Test func `observed 47: a copy is a value`() {
    let original = Column(name: "a", contents: ["x", "y"])
    var copy = original
    copy[0] = "z"
    copy.append(nil)
    copy.name = "b"
    #expect(Array(original) == ["x", "y"])
    #expect(Array(copy) == ["z", "y", nil])
    #expect(original.name == "a")
  }

  @Test func `slices of slices keep positions`() {
    let column = Column(name: "a", contents: Array(0..<10))
    let middle = column[2..<9][4..<7]
    #expect(Array(middle.indices) == [4, 5, 6])
    let sparse = column.filter { $0! % 3 == 0 }[1...]
    #expect(Array(sparse.indices) == [3, 6, 9])
    #expect(Array(sparse.filter { $0! > 3 }.indices) == [6, 9])
    #expect(Array(Column(middle)) == [4, 5, 6])
    let erased = sparse.eraseToAnyColumn()
    #expect(erased.map { $0 as? Int } == [3, 6, 9])
    #expect(erased[erased.index(after: 3)] as? Int == 6)
    #expect(erased.distance(from: 3, to: 9) == 2)
    #expect(erased.last as? Int == 9)
    #expect(Array(erased.reversed()).map { $0 as? Int } == [9, 6, 3])
  }

  @Test func `masks select where they are true`() {
    let column = Column(name: "a", contents: [1, 2, 3])
    #expect(Array(column[[true, false, true]]) == [1, 3])
    #expect(column.eraseToAnyColumn()[[false, false, true]].map { $0 as? Int } == [3])
  }

  @Test func `distinct keeps the first of equals, a missing one too`() {
    let column = Column<String>(name: "a", contents: ["x", nil, "x", "y", nil])
    #expect(Array(column.distinct().indices) == [0, 1, 3])
    #expect(column.eraseToAnyColumn().distinct().count == 3)
    #expect(Array(column[2...].distinct().indices) == [2, 3, 4])
    #expect(Array(column.filter { $0 != "x" }.distinct().indices) == [1, 3])
  }

  @Test func `contiguous storage exists only where nothing is missing`() {
    var column = Column<Double>(name: "a", contents: [1, 2, 3])
    #expect(column.withContiguousStorageIfAvailable { (values: UnsafeBufferPointer<Double>) in values.count } == 3)
    let didWrite: Void? = column.withContiguousMutableStorageIfAvailable {
      (values: inout UnsafeMutableBufferPointer<Double>) in values[1] = 9
    }
    #expect(didWrite != nil)
    #expect(Array(column) == [1, 9, 3])
    #expect(column.withContiguousStorageIfAvailable { (values: UnsafeBufferPointer<Double?>) in values.count } == nil)
    let optionals: Int? = column.withContiguousMutableStorageIfAvailable {
      (values: inout UnsafeMutableBufferPointer<Double?>) in values.count
    }
    #expect(optionals == nil)
    column.append(nil)
    #expect(column.withContiguousStorageIfAvailable { (values: UnsafeBufferPointer<Double>) in values.count } == nil)
  }

  @Test func `filling replaces only what is missing`() {
    let filled = Column<Int>(name: "a", contents: [1, nil, 3]).filled(with: 0)
    #expect(Array(filled) == [1, 0, 3])
    #expect(filled.sum() == 4)
    #expect(filled.max() == 3)
    #expect(filled.argmin() == 1)
    #expect(filled.mean() == 4.0 / 3)
  }

  @Test func `an identifier names a column and tells its type`() {
    let id = ColumnID("a", Int.self)
    let empty = Column(id, capacity: 10)
    #expect(empty.name == "a")
    #expect(empty.count == 0)
    #expect(Array(Column(id, contents: [1, 2])) == [1, 2])
    // Apple's identifier for optional elements is one of optionals, although the column is not.
    let optionals: [Int?] = [1, nil]
    let column = Column<Int>(ColumnID("b", Int?.self), contents: optionals)
    #expect(column.name == "b")
    #expect(Array(column) == [1, nil])
    #expect(column.missingCount == 1)
  }

  @Test func `sequences with and without missing elements are appended`() {
    var column = Column<Int>(name: "a", contents: [1])
    let optionals: [Int?] = [nil, 3]
    column.append(contentsOf: optionals)
    column.append(contentsOf: 4...5)
    #expect(Array(column) == [1, nil, 3, 4, 5])
  }

  @Test func `a transformation sees missing elements where it asks for them`() {
    var column = Column<Int>(name: "a", contents: [1, nil, 3])
    column.transform { (element: Int?) in element == 1 ? nil : (element ?? 9) + 1 }
    #expect(Array(column) == [nil, 10, 4])
    column.transform { (value: Int) in value * 2 }
    #expect(Array(column) == [nil, 20, 8])
  }

  @Test func `a range takes the elements of a slice, however it is written`() {
    var column = Column<Int>(name: "a", contents: [1, nil, 3, 4])
    column[2...] = column[..<2]
    #expect(Array(column) == [1, nil, 1, nil])
    column[0..<2] = Column<Int>(name: "b", contents: [7, 8, 9])[1..<3]
    #expect(Array(column) == [8, 9, 1, nil])
  }
}
