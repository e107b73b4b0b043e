import Foundation
import Testing

@testable import TabularData

/// What Apple's framework was seen to do with groupings; numbers are those of the notes that were taken.
@Suite struct GroupingObservedBehaviourTests {
  private func frame(_ keyName: String, _ keys: [String]) -> DataFrame {
    var frame = DataFrame()
    frame.append(column: Column(name: keyName, contents: keys))
    frame.append(column: Column(name: "v", contents: [1, 2, 3]))
    frame.append(column: Column(name: "w", contents: [0.5, 2, 0.25]))
    return frame
  }

  @Test func `observed 1: counts beside a key called count are called count.1`() {
    let counts = frame("count", ["a", "b", "a"]).grouped(by: "count").counts()
    #expect(counts.columns.map(\.name) == ["count", "count.1"])
    #expect(Array(counts["count.1", Int.self]) == [2, 1])
  }

  @Test func `observed 2: sums and quantiles are named for their column`() {
    let grouping = frame("k", ["a", "b", "a"]).grouped(by: "k")
    #expect(grouping.sums("v", Int.self).columns.map(\.name) == ["k", "sum(v)"])
    #expect(grouping.quantiles("w", Double.self, quantile: 0.5).columns.map(\.name) == ["k", "quantile(w)"])
  }

  @Test func `observed 3: means, minimums and maximums are named for their column`() {
    let grouping = frame("k", ["a", "b", "a"]).grouped(by: "k")
    #expect(grouping.means("w", Double.self).columns.map(\.name) == ["k", "mean(w)"])
    #expect(grouping.minimums("w", Double.self).columns.map(\.name) == ["k", "min(w)"])
    #expect(grouping.maximums("w", Double.self).columns.map(\.name) == ["k", "max(w)"])
  }

  @Test func `observed 4: a result whose name a key has is renamed, and ordered by all the same`() {
    let sums = frame("sum(v)", ["a", "b", "a"]).grouped(by: "sum(v)").sums("v", Int.self, order: .ascending)
    #expect(sums.columns.map(\.name) == ["sum(v)", "sum(v).1"])
    #expect(Array(sums["sum(v).1", Int.self]) == [2, 4])
    let counts = frame("count", ["b", "a", "a"]).grouped(by: "count").counts(order: .descending)
    #expect(Array(counts["count.1", Int.self]) == [2, 1])
    #expect(Array(counts["count", String.self]) == ["a", "b"])
  }

  @Test func `observed 7: a closure names the columns that a closure aggregates`() {
    let result = frame("k", ["a", "b", "a"]).grouped(by: "k").aggregated(on: ["v"], naming: { "\($0)!" }) {
      (elements: DiscontiguousColumnSlice<Int>) -> Int? in elements.count
    }
    #expect(result.columns.map(\.name) == ["k", "v!"])
    #expect(Array(result["v!", Int.self]) == [2, 1])
  }

  @Test func `observed 31: an unknown column to group by stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = DataFrame(columns: [Column(name: "k", contents: [1]).eraseToAnyColumn()]).grouped(by: "other")
    }
  }

  @Test func `observed 52: sums keep the element type`() {
    let grouping = frame("k", ["a", "b", "a"]).grouped(by: "k")
    #expect(grouping.sums("v", Int.self)["sum(v)"].wrappedElementType == Int.self)
    #expect(Array(grouping.sums("v", Int.self, order: .descending)["sum(v)", Int.self]) == [4, 2])
  }

  @Test func `observed 53: an overflowing sum of integers stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let frame = DataFrame(columns: [
        Column(name: "k", contents: ["a", "a"]).eraseToAnyColumn(),
        Column(name: "v", contents: [Int.max, 1]).eraseToAnyColumn(),
      ])
      _ = frame.grouped(by: "k").sums("v", Int.self)
    }
  }

  @Test func `observed 54: the quantile of a group without values is NaN, of one value that value`() {
    var frame = DataFrame()
    frame.append(column: Column(name: "k", contents: ["a", "b"]))
    frame.append(column: Column<Double>(name: "v", contents: [nil, 7]))
    let quantiles = frame.grouped(by: "k").quantiles("v", Double.self, quantile: 0.3)["quantile(v)", Double.self]
    #expect(quantiles[0]?.isNaN == true)
    #expect(quantiles[1] == 7)
    #expect(quantiles.missingCount == 0)
  }

  @Test func `observed 55: an aggregate of another type than the column's stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let frame = DataFrame(columns: [Column(name: "k", contents: [1]).eraseToAnyColumn()])
      _ = frame.grouped(by: "k").sums("k", Double.self)
    }
  }

  @Test func `observed 56: key columns come first, then the result`() {
    let frame = frame("k", ["a", "b", "a"])
    #expect(frame.grouped(by: "v", "k").counts().columns.map(\.name) == ["v", "k", "count"])
    #expect(frame.grouped(by: "v", "k").sums("w", Double.self).columns.map(\.name) == ["v", "k", "sum(w)"])
  }

  @Test func `observed 57: a key gives the slice of exactly its rows`() {
    let frame = frame("k", ["a", "b", "a"])
    #expect(frame.grouped(by: "k")["a"]?.rows.map(\.index) == [0, 2])
    #expect(frame.grouped(by: "k")["z"] == nil)
  }

  @Test func `observed 58: grouping by a unit of time needs dates`() async {
    await #expect(processExitsWith: .failure) {
      let frame = DataFrame(columns: [Column(name: "k", contents: [1]).eraseToAnyColumn()])
      _ = frame.grouped(by: "k", timeUnit: .year)
    }
  }

  @Test func `observed 59, 60: parts of a split have all rows, and all or none where the share says so`() {
    let grouping = frame("k", ["a", "b", "a"]).grouped(by: "k")
    for share in [0, 0.4, 1] {
      let (first, second) = grouping.randomSplit(by: share, seed: 3)
      let rows = first.ungrouped().shape.rows + second.ungrouped().shape.rows
      #expect(rows == 3)
      #expect(first.ungrouped().columns.map(\.name) == ["k", "v", "w"])
    }
    #expect(grouping.randomSplit(by: 1, seed: 3).0.ungrouped().shape.rows == 3)
  }
}
