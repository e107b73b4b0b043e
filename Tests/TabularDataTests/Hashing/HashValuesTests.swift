import TabularData
import Testing

@Suite struct HashValuesTests {
  private func check<Value: Hashable>(_ value: Value, equals twin: Value, differsFrom others: Value...) {
    #expect(value == twin)
    #expect(value.hashValue == twin.hashValue)
    #expect(Set([value, twin]).count == 1)
    for other in others {
      #expect(value != other)
      #expect(Set([value, other]).count == 2)
    }
  }

  @Test func `equal columns have equal hashes`() {
    let column = Column<Int>(name: "a", contents: [1, nil, 3])
    let twin = Column<Int>(name: "a", contents: [1, nil, 3])
    let other = Column<Int>(name: "a", contents: [1, 2, 3])
    check(column, equals: twin, differsFrom: other, Column(name: "b", contents: [1, nil, 3]))
    check(column[1..<3], equals: twin[1..<3], differsFrom: other[1..<3])
    check(column.filter { $0 != 1 }, equals: twin.filter { $0 != 1 }, differsFrom: other.filter { $0 != 1 })
    check(column.eraseToAnyColumn(), equals: twin.eraseToAnyColumn(), differsFrom: other.eraseToAnyColumn())
    check(
      column.eraseToAnyColumn()[0..<2], equals: twin.eraseToAnyColumn()[0..<2],
      differsFrom: other.eraseToAnyColumn()[0..<2])
  }

  @Test func `equal frames, slices and rows have equal hashes`() {
    let frame: DataFrame = ["a": [1, 2], "b": ["x", "y"]]
    let twin: DataFrame = ["a": [1, 2], "b": ["x", "y"]]
    let other: DataFrame = ["a": [1, 3], "b": ["x", "y"]]
    check(frame, equals: twin, differsFrom: other)
    check(frame[1..<2], equals: twin[1..<2], differsFrom: other[1..<2])
    check(frame.rows[1], equals: twin.rows[1], differsFrom: other.rows[1])
  }

  @Test func `types and directions are told apart`() {
    check(CSVType.integer, equals: .integer, differsFrom: .boolean, .float, .double, .date, .string, .data)
    check(JSONType.integer, equals: .integer, differsFrom: .boolean, .double, .date, .string, .array, .object)
    check(Order.ascending, equals: .ascending, differsFrom: .descending)
    check(JoinKind.left, equals: .left, differsFrom: .full)
    check(JoinKind.right, equals: .right, differsFrom: .inner)
  }

  @Test func `shaped data is told apart by shape, strides and elements`() {
    check(
      ShapedData(shape: [2, 1], strides: [1, 1], contents: [1, 2]),
      equals: ShapedData(shape: [2, 1], strides: [1, 1], contents: [1, 2]),
      differsFrom: ShapedData(shape: [1, 2], strides: [1, 1], contents: [1, 2]),
      ShapedData(shape: [2, 1], strides: [1, 2], contents: [1, 2]),
      ShapedData(shape: [2, 1], strides: [1, 1], contents: [1, 3]))
  }

  @Test func `summaries are told apart by each part`() {
    let words = CategoricalSummary(someCount: 3, noneCount: 1, uniqueCount: 2, mode: ["a"])
    var others = [words, words, words, words]
    others[0].someCount = 4
    others[1].noneCount = 0
    others[2].uniqueCount = 3
    others[3].mode = ["b"]
    for other in others { check(words, equals: words, differsFrom: other) }
    let numbers = NumericSummary<Double>(
      someCount: 3, noneCount: 1, mean: 1, standardDeviation: 2, min: 3, max: 4, median: 5, firstQuartile: 6,
      thirdQuartile: 7)
    let parts: [WritableKeyPath<NumericSummary<Double>, Double>] = [
      \.mean, \.standardDeviation, \.min, \.max, \.median, \.firstQuartile, \.thirdQuartile,
    ]
    for part in parts {
      var other = numbers
      other[keyPath: part] = -1
      check(numbers, equals: numbers, differsFrom: other)
    }
  }
}
