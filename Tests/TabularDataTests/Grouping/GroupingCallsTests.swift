import Foundation
import TabularData
import Testing

/// Every way to call a grouping, as programs do that import the module plainly.
@Suite struct GroupingCallsTests {
  private var frame: DataFrame {
    var frame = DataFrame()
    frame.append(column: Column(name: "k", contents: ["a", "b", "a", "a"]))
    frame.append(column: Column(name: "n", contents: [1, 2, 3, 4]))
    frame.append(column: Column(name: "x", contents: [0.5, 1.5, 2.5, 4.5]))
    return frame
  }

  private func groupCount<Frame: DataFrameProtocol>(_ frame: Frame) -> [Int] {
    [
      frame.grouped(by: "k").count, frame.grouped(by: "k", "n").count,
      frame.grouped(by: ColumnID("k", String.self)).count,
    ]
  }

  @Test func `any frame is grouped`() {
    #expect(groupCount(frame) == [2, 4, 2])
    #expect(groupCount(frame[0..<3]) == [2, 3, 2])
  }

  @Test func `results are columns of their types`() {
    let k = ColumnID("k", String.self)
    let x = ColumnID("x", Double.self)
    let grouping = frame.grouped(by: k)
    #expect(grouping.sums(x)[k][0] == "a")
    #expect(grouping.sums(x)["sum(x)", Double.self].map { $0 } == Column(name: "sum(x)", contents: [7.5, 1.5]))
    #expect(grouping.means("x", Double.self, order: .ascending)["mean(x)", Double.self][1] == 2.5)
    #expect(grouping.counts()["count", Int.self][0] == 3)
    #expect(grouping.counts(order: .ascending)["count", Int.self][0] == 1)
    #expect(grouping.quantiles(x, quantile: 0.5)["quantile(x)", Double.self][0] == 2.5)
    #expect(
      grouping.aggregated(on: x, into: "spread") { ($0.max() ?? 0)! - ($0.min() ?? 0)! }["spread", Double.self][0] == 4)
  }

  @Test func `a grouping splits with and without a seed`() {
    let grouping = frame.grouped(by: ColumnID("k", String.self))
    let (first, second) = grouping.randomSplit(by: 0.5)
    #expect(first.ungrouped().shape.rows + second.ungrouped().shape.rows == 4)
    let seeded = grouping.randomSplit(by: 0.5, seed: 1)
    #expect(seeded.0.ungrouped() == grouping.randomSplit(by: 0.5, seed: 1).0.ungrouped())
    let pair = frame.grouped(by: "k", "n").randomSplit(by: 1)
    #expect(pair.0.counts().shape.rows == 4)
  }

  @Test func `groups are walked`() throws {
    var lengths: [String: Int] = [:]
    for (key, group) in try #require(frame.grouped(by: "k") as? RowGrouping<String>) {
      lengths[key ?? ""] = group.rows.count
    }
    #expect(lengths == ["a": 3, "b": 1])
    #expect(frame.grouped(by: ColumnID("k", String.self)).last?.key == "b")
  }

  @Test func `columns of one type are grouped together`() {
    var frame = frame
    frame.append(column: Column(name: "m", contents: [1, 1, 1, 1]))
    let ids = (ColumnID("n", Int.self), ColumnID("m", Int.self))
    #expect(frame.grouped(by: ids.0, ids.1).count == 4)
    #expect(frame.grouped(by: ids.1, ids.1, ids.1, ids.1).count == 1)
    #expect(frame.grouped(by: ids.0, ids.1).summary(of: "x")[1, 1]?.shape.rows == 1)
  }
}
