import TabularData
import Testing

@Suite struct StatisticsTests {
  private let column = Column<Double>(name: "a", contents: [2, nil, 4, 4, 4, 5, 5, 7, 9])

  @Test func `measures ignore missing values`() throws {
    #expect(column.sum() == 40)
    #expect(column.mean() == 5)
    // The mean squared distance is 32 / 8.
    #expect(column.standardDeviation(deltaDegreesOfFreedom: 0) == 2)
    #expect(abs(try #require(column.standardDeviation()) - (32.0 / 7).squareRoot()) < 1e-15)
    #expect(column.min() == 2)
    #expect(column.max() == 9)
    #expect(column.argmin() == 0)
    #expect(column.argmax() == 8)
  }

  @Test func `integers have means in doubles`() {
    let column = Column<Int>(name: "a", contents: [1, nil, 2])
    #expect(column.sum() == 3)
    #expect(column.mean() == 1.5)
    #expect(column.standardDeviation(deltaDegreesOfFreedom: 0) == 0.5)
    #expect(column[2...].argmax() == 2)
    #expect(Column<Int>(name: "a", contents: [.max, .max]).mean() == Double(Int.max))
  }

  @Test func `observed 51: a deviation needs more values than degrees of freedom`() {
    #expect(Column<Double>(name: "a", contents: [1]).standardDeviation() == nil)
    #expect(Column<Double>(name: "a", contents: [1, 3]).standardDeviation(deltaDegreesOfFreedom: 2) == nil)
    #expect(Column<Double>(name: "a", contents: [1]).standardDeviation(deltaDegreesOfFreedom: 0) == 0)
    #expect(Column<Double>(name: "a", contents: [nil, nil]).standardDeviation(deltaDegreesOfFreedom: 0) == nil)
  }

  @Test func `nothing has no extremes, and its sum is zero`() {
    let empty = Column<Double>(name: "a", contents: [nil])
    #expect(empty.sum() == 0)
    #expect(empty.mean() == nil)
    #expect(empty.min() == nil)
    #expect(empty.argmax() == nil)
  }

  @Test func `NaN loses to any number`() {
    let column = Column<Double>(name: "a", contents: [.nan, 3, 1, .nan])
    #expect(column.min() == 1)
    #expect(column.argmax() == 1)
  }

  @Test func `slices measure their rows`() {
    #expect(column[0..<3].sum() == 6)
    let large = column.filter { ($0 ?? 0) > 4 }
    #expect(large.mean() == 6.5)
    #expect(large.argmin() == 5)
  }

  @Test func `a slice of decimals is measured`() {
    // 2, nil, 4, 4, 4, 5, 5, 7, 9 as a slice between two other numbers.
    let slice = Column<Double>(name: "a", contents: [-50, 2, nil, 4, 4, 4, 5, 5, 7, 9, 50])[1..<10]
    #expect(slice.sum() == 40)
    #expect(slice.mean() == 5)
    #expect(slice.standardDeviation(deltaDegreesOfFreedom: 0) == 2)
    #expect(slice.min() == 2)
    #expect(slice.max() == 9)
    #expect(slice.argmin() == 1)
    #expect(slice.argmax() == 9)
  }

  @Test func `a slice of integers is measured in doubles`() {
    let slice = Column<Int>(name: "a", contents: [-50, 1, nil, 2, 50])[1..<4]
    #expect(slice.mean() == 1.5)
    #expect(slice.standardDeviation(deltaDegreesOfFreedom: 0) == 0.5)
    #expect(slice.min() == 1)
    #expect(slice.max() == 2)
    #expect(slice.argmin() == 1)
  }

  @Test func `selected rows are measured`() {
    // 2, 4, 4, 4, 5, 5, 7, 9 and 1, 2 among numbers that are left out.
    let decimals = Column<Double>(name: "a", contents: [2, 4, -50, 4, 4, 5, 5, nil, 50, 7, 9]).filter {
      ($0 ?? 5).magnitude < 50
    }
    #expect(decimals.sum() == 40)
    #expect(decimals.standardDeviation(deltaDegreesOfFreedom: 0) == 2)
    #expect(decimals.argmax() == 10)
    let integers = Column<Int>(name: "b", contents: [50, 1, nil, 50, 2]).filter { $0 != 50 }
    #expect(integers.mean() == 1.5)
    #expect(integers.standardDeviation(deltaDegreesOfFreedom: 0) == 0.5)
    #expect(integers.argmax() == 4)
  }

  @Test func `a filled column is measured with its default`() {
    // 2, 4, 4, 4, 5, 5, 7, 9, of which one 4 is the default.
    let decimals = Column<Double>(name: "a", contents: [2, nil, 4, 4, 5, 5, 7, 9]).filled(with: 4)
    #expect(decimals.sum() == 40)
    #expect(decimals.mean() == 5)
    #expect(decimals.standardDeviation(deltaDegreesOfFreedom: 0) == 2)
    #expect(decimals.min() == 2)
    #expect(decimals.argmax() == 7)
    #expect(decimals.numericSummary().median == 4.5)
    let integers = Column<Int>(name: "b", contents: [1, nil]).filled(with: 2)
    #expect(integers.standardDeviation(deltaDegreesOfFreedom: 0) == 0.5)
    #expect(integers.min() == 1)
    #expect(integers.argmax() == 1)
  }
}
