import Foundation
import Testing

@testable import TabularData

@Suite struct GroupAggregatesTests {
  private let kind = ColumnID("kind", String.self)
  private let v = ColumnID("v", Double.self)
  private let n = ColumnID("n", Int.self)

  private var frame: DataFrame {
    var frame = DataFrame()
    frame.append(column: Column<String>(name: "kind", contents: ["b", "a", nil, "b", "a", "b", nil]))
    frame.append(column: Column<Double>(name: "v", contents: [1.5, 2.0, 4.0, nil, -3.0, 10.25, 0.5]))
    frame.append(column: Column<Int>(name: "n", contents: [3, 1, 4, 1, 5, 9, 2]))
    return frame
  }

  private func results<T>(_ frame: DataFrame, _ name: String, _ type: T.Type) -> [T?] { Array(frame[name, type]) }

  // Values of pandas 3.1.1, groupby(dropna=False, sort=False).
  @Test func `aggregates pass over missing values`() {
    let grouping = frame.grouped(by: kind)
    #expect(results(grouping.sums(v), "sum(v)", Double.self) == [11.75, -1, 4.5])
    #expect(results(grouping.means(v), "mean(v)", Double.self) == [5.875, -0.5, 2.25])
    #expect(results(grouping.minimums(v), "min(v)", Double.self) == [1.5, -3, 0.5])
    #expect(results(grouping.maximums(v), "max(v)", Double.self) == [10.25, 2, 4])
    #expect(results(grouping.sums(n), "sum(n)", Int.self) == [13, 6, 6])
    #expect(results(grouping.counts(), "count", Int.self) == [3, 2, 2])
  }

  // Values of pandas 3.1.1, groupby(...).quantile(q), which interpolates linearly.
  @Test(arguments: [
    (0.0, [1.5, -3.0, 0.5]), (0.25, [3.6875, -1.75, 1.375]), (0.5, [5.875, -0.5, 2.25]), (0.9, [9.375, 1.5, 3.65]),
    (1.0, [10.25, 2.0, 4.0]),
  ])
  func `quantiles are interpolated linearly`(share: Double, expected: [Double]) {
    let found = results(frame.grouped(by: kind).quantiles(v, quantile: share), "quantile(v)", Double.self)
    for (value, wanted) in zip(found, expected) { #expect(abs((value ?? .nan) - wanted) < 1e-12) }
  }

  @Test func `every aggregate may name its column and type`() {
    let grouping = frame.grouped(by: "kind")
    #expect(grouping.sums("v", Double.self) == grouping.sums(v))
    #expect(grouping.means("v", Double.self) == grouping.means(v))
    #expect(grouping.minimums("n", Int.self) == grouping.minimums(n))
    #expect(grouping.maximums("n", Int.self) == grouping.maximums(n))
    #expect(grouping.quantiles("v", Double.self, quantile: 0.5) == grouping.quantiles(v, quantile: 0.5))
  }

  @Test func `results are ordered by the result`() {
    let grouping = frame.grouped(by: kind)
    #expect(results(grouping.sums(v, order: .ascending), "kind", String.self) == ["a", nil, "b"])
    #expect(results(grouping.sums(v, order: .descending), "kind", String.self) == ["b", nil, "a"])
    #expect(results(grouping.means(v, order: .ascending), "kind", String.self) == ["a", nil, "b"])
    #expect(results(grouping.minimums(v, order: .descending), "kind", String.self) == ["b", nil, "a"])
    #expect(results(grouping.maximums(v, order: .ascending), "kind", String.self) == ["a", nil, "b"])
    #expect(results(grouping.quantiles(v, quantile: 0.5, order: .descending), "kind", String.self) == ["b", nil, "a"])
    #expect(results(grouping.counts(order: .ascending), "kind", String.self) == ["a", nil, "b"])
    #expect(results(grouping.counts(order: .descending), "count", Int.self) == [3, 2, 2])
    #expect(grouping.counts(order: nil) == grouping.counts())
  }

  @Test func `a group without values has zero, nothing or NaN`() {
    var frame = DataFrame()
    frame.append(column: Column(name: "kind", contents: ["a", "b"]))
    frame.append(column: Column<Double>(name: "v", contents: [nil, 2]))
    frame.append(column: Column<Int>(name: "n", contents: [nil, nil]))
    let grouping = frame.grouped(by: kind)
    #expect(results(grouping.sums(v), "sum(v)", Double.self) == [0, 2])
    #expect(results(grouping.means(v), "mean(v)", Double.self) == [nil, 2])
    #expect(results(grouping.minimums(v), "min(v)", Double.self) == [nil, 2])
    #expect(results(grouping.maximums(v), "max(v)", Double.self) == [nil, 2])
    #expect(results(grouping.sums(n), "sum(n)", Int.self) == [0, 0])
    #expect(results(grouping.maximums(n), "max(n)", Int.self) == [nil, nil])
  }

  @Test func `NaN loses to any other value and spoils sums`() {
    var frame = DataFrame()
    frame.append(column: Column(name: "kind", contents: ["a", "a", "a", "b"]))
    frame.append(column: Column(name: "v", contents: [.nan, 2, 1, .nan]))
    let grouping = frame.grouped(by: kind)
    #expect(results(grouping.minimums(v), "min(v)", Double.self)[0] == 1)
    #expect(results(grouping.maximums(v), "max(v)", Double.self)[0] == 2)
    #expect(results(grouping.maximums(v), "max(v)", Double.self)[1]?.isNaN == true)
    #expect(results(grouping.sums(v), "sum(v)", Double.self).allSatisfy { $0?.isNaN == true })
  }

  @Test func `values of every kind are aggregated`() {
    var frame = DataFrame()
    frame.append(column: Column(name: "kind", contents: ["a", "b", "a"]))
    frame.append(column: Column<Float>(name: "f", contents: [0.5, 2, 0.25]))
    frame.append(column: Column<Int32>(name: "i", contents: [-7, 3, 4]))
    frame.append(column: Column<UInt8>(name: "u", contents: [200, 3, 55]))
    frame.append(column: Column<Decimal>(name: "d", contents: [1.5, 2, nil]))
    frame.append(column: Column<String>(name: "t", contents: ["pear", "fig", "apple"]))
    frame.append(column: Column<Date>(name: "w", contents: [.distantFuture, .distantPast, .distantPast]))
    let grouping = frame.grouped(by: kind)
    #expect(results(grouping.sums("f", Float.self), "sum(f)", Float.self) == [0.75, 2])
    #expect(results(grouping.means("f", Float.self), "mean(f)", Float.self) == [0.375, 2])
    #expect(results(grouping.quantiles("f", Float.self, quantile: 0.5), "quantile(f)", Float.self) == [0.375, 2])
    #expect(results(grouping.sums("i", Int32.self), "sum(i)", Int32.self) == [-3, 3])
    #expect(results(grouping.sums("u", UInt8.self), "sum(u)", UInt8.self) == [255, 3])
    #expect(results(grouping.sums("d", Decimal.self), "sum(d)", Decimal.self) == [1.5, 2])
    #expect(results(grouping.minimums("t", String.self), "min(t)", String.self) == ["apple", "fig"])
    #expect(results(grouping.maximums("w", Date.self), "max(w)", Date.self) == [.distantFuture, .distantPast])
  }

  @Test func `texts of a file are aggregated`() throws {
    let frame = try DataFrame(csvData: Data("kind,t\na,pear\nb,fig\na,apple\na,\n".utf8))
    let grouping = frame.grouped(by: kind)
    #expect(results(grouping.minimums("t", String.self), "min(t)", String.self) == ["apple", "fig"])
    #expect(results(grouping.maximums("t", String.self), "max(t)", String.self) == ["pear", "fig"])
  }

  @Test func `a closure aggregates named columns`() {
    let result = frame.grouped(by: kind).aggregated(on: "n", naming: { "spread of \($0)" }) {
      (elements: DiscontiguousColumnSlice<Int>) -> Int? in
      guard let low = elements.compactMap({ $0 }).min(), let high = elements.compactMap({ $0 }).max() else {
        return nil
      }
      return high == 4 ? nil : high - low
    }
    #expect(result.columns.map(\.name) == ["kind", "spread of n"])
    #expect(results(result, "spread of n", Int.self) == [8, 4, nil])
    let several = frame.grouped(by: "kind", "n").aggregated(on: ["v", "v"], naming: { $0 }) {
      (elements: DiscontiguousColumnSlice<Double>) -> Int? in elements.count
    }
    #expect(several.columns.map(\.name) == ["kind", "n", "v", "v.1"])
  }

  @Test func `a closure aggregates a column into a name`() {
    let grouping = frame.grouped(by: kind)
    let named = grouping.aggregated(on: n, into: "first") { $0.first.flatMap { $0 } ?? -1 }
    #expect(named.columns.map(\.name) == ["kind", "first"])
    #expect(results(named, "first", Int.self) == [3, 1, 4])
    let unnamed = grouping.aggregated(on: n) { $0.count }
    #expect(unnamed.columns.map(\.name) == ["kind", "n"])
  }

  @Test func `errors of a closure reach the caller`() {
    struct Refusal: Error {}
    let grouping = frame.grouped(by: kind)
    #expect(throws: Refusal.self) { try grouping.aggregated(on: n) { _ -> Int in throw Refusal() } }
    #expect(throws: Refusal.self) { _ = try grouping.mapGroups { _ in throw Refusal() } }
    #expect(throws: Refusal.self) { _ = try grouping.filter { _ in throw Refusal() } }
  }

  /// A frame of `count` rows in 1,000 groups, of numbers that any language can make.
  private func generated(_ count: Int) -> DataFrame {
    var state: UInt64 = 12_345
    var keys: [Int] = []
    var values: [Double] = []
    for _ in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      keys.append(Int((state >> 33) % 1000))
      values.append(Double(state >> 11) * 0x1p-53)
    }
    var frame = DataFrame()
    frame.append(column: Column(name: "k", contents: keys))
    frame.append(column: Column(name: "v", contents: values))
    return frame
  }

  // Values of polars 2.1.0, group_by(maintain_order=True) over the same numbers.
  @Test func `many rows are aggregated as polars does`() {
    let grouping = generated(200_000).grouped(by: ColumnID("k", Int.self))
    #expect(grouping.count == 1000)
    let counts = grouping.counts()
    let sums = grouping.sums(v)
    let means = grouping.means(v)
    let low = grouping.minimums(v)
    let high = grouping.maximums(v)
    let quantiles = grouping.quantiles(v, quantile: 0.3)
    let expected: [(Int, Int, Double, Double, Int, Double, Double, Double)] = [
      (
        0, 264, 106.70339294915655, 0.5081113949959836, 210, 0.0006804540891893751, 0.9985450956754253,
        0.34474705549722723
      ),
      (
        1, 583, 104.22990845178352, 0.48254587246196073, 216, 0.001474089832312675, 0.9977629332212948,
        0.27969949105573516
      ),
      (
        2, 42, 118.19896565151315, 0.5051237848355262, 234, 0.00041818340672916676, 0.9992607136681017,
        0.3224121138287095
      ),
      (
        999, 618, 93.45346817318254, 0.48673681340199243, 192, 0.011634835165178936, 0.9915044618983465,
        0.29039747022574325
      ),
    ]
    for (row, key, sum, mean, count, minimum, maximum, quantile) in expected {
      #expect(sums["k", Int.self][row] == key)
      #expect(abs((sums["sum(v)", Double.self][row] ?? .nan) - sum) < 1e-11)
      #expect(abs((means["mean(v)", Double.self][row] ?? .nan) - mean) < 1e-13)
      #expect(counts["count", Int.self][row] == count)
      #expect(low["min(v)", Double.self][row] == minimum)
      #expect(high["max(v)", Double.self][row] == maximum)
      #expect(abs((quantiles["quantile(v)", Double.self][row] ?? .nan) - quantile) < 1e-14)
    }
    #expect(abs(sums["sum(v)", Double.self].sum() - 100101.28521727276) < 1e-8)
  }

  @Test func `a grouping of another's making is aggregated group by group`() {
    struct Borrowed: RowGroupingProtocol {
      let wrapped: RowGrouping<String>
      var count: Int { wrapped.count }
      var description: String { "borrowed" }
      subscript(keys: Any?...) -> DataFrame.Slice? { nil }
      func counts(order: Order?) -> DataFrame { wrapped.counts(order: order) }
      func aggregated<Element, Result>(
        on columnNames: [String], naming: (String) -> String,
        transform: (DiscontiguousColumnSlice<Element>) throws -> Result?
      ) rethrows -> DataFrame { try wrapped.aggregated(on: columnNames, naming: naming, transform: transform) }
      func mapGroups(_ transform: (DataFrame.Slice) throws -> DataFrame) rethrows -> Borrowed { self }
      func filter(_ isIncluded: (DataFrame.Slice) throws -> Bool) rethrows -> Borrowed { self }
      func ungrouped() -> DataFrame { wrapped.ungrouped() }
      func randomSplit(by proportion: Double, seed: Int?) -> (Borrowed, Borrowed) { (self, self) }
      func summary() -> any GroupSummaries { wrapped.summary() }
      func summary(of columnNames: [String]) -> any GroupSummaries { wrapped.summary(of: columnNames) }
    }
    let own = frame.grouped(by: kind)
    let borrowed = Borrowed(wrapped: own)
    #expect(borrowed.sums(v, order: .ascending) == own.sums(v, order: .ascending))
    #expect(borrowed.means(v) == own.means(v))
    #expect(borrowed.minimums(v) == own.minimums(v))
    #expect(borrowed.maximums(v) == own.maximums(v))
    #expect(borrowed.quantiles(v, quantile: 0.25) == own.quantiles(v, quantile: 0.25))
    #expect(borrowed.counts() == own.counts())
  }
}
