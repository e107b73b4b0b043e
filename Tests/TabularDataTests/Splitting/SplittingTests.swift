import TabularData
import Testing

@Suite struct SplittingTests {
  private let frame = DataFrame(columns: [
    Column(name: "id", contents: Array(0..<1000)).eraseToAnyColumn(),
    Column<String>(name: "class", contents: (0..<1000).map { $0 % 10 == 0 ? nil : $0 % 10 < 4 ? "a" : "b" })
      .eraseToAnyColumn(),
  ])

  @Test func `observed 60: both parts together have all rows, in order`() {
    let (first, second) = frame.randomSplit(by: 0.8, seed: 42)
    #expect(first.shape == (800, 2))
    #expect(second.shape == (200, 2))
    let (left, right) = (first.rows.map(\.index), second.rows.map(\.index))
    #expect(left == left.sorted() && right == right.sorted())
    #expect(Set(left + right) == Set(0..<1000))
  }

  @Test func `a seed decides, and no seed does not`() {
    #expect(frame.randomSplit(by: 0.5, seed: 1).0 == frame.randomSplit(by: 0.5, seed: 1).0)
    #expect(frame.randomSplit(by: 0.5, seed: 1).0 != frame.randomSplit(by: 0.5, seed: 2).0)
    #expect(frame.randomSplit(by: 0.5).0 != frame.randomSplit(by: 0.5).0)
  }

  /// Apple's framework was seen to end the process for exactly 0 and 1, which its documentation allows; ours follows the
  /// documentation.
  @Test func `observed 59: proportions of nothing and everything leave a part empty`() {
    #expect(frame.randomSplit(by: 0, seed: 1).0.shape.rows == 0)
    #expect(frame.randomSplit(by: 0, seed: 1).1 == frame[0...])
    #expect(frame.randomSplit(by: 1, seed: 1).0 == frame[0...])
    #expect(frame.stratifiedSplit(on: "class", by: 0, randomSeed: 1).0.shape == (0, 2))
    #expect(frame.stratifiedSplit(on: "class", by: 0, randomSeed: 1).1 == frame)
    #expect(frame.stratifiedSplit(on: "class", by: 1, randomSeed: 1).0 == frame)
    #expect(DataFrame().randomSplit(by: 0.5, seed: 1).0.shape == (0, 0))
  }

  @Test func `observed 59: a proportion that is none traps`() async {
    let random = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1, 2]] as DataFrame).randomSplit(by: 1.5, seed: 1)
    }
    #expect(random.saidOnStandardError("the proportion 1.5 is not in 0...1"))
    let stratified = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1, 2]] as DataFrame).stratifiedSplit(on: "a", by: .nan)
    }
    #expect(stratified.saidOnStandardError("the proportion nan is not in 0...1"))
  }

  @Test func `every row has the same chance`() {
    let small = frame[0..<10]
    var counts = [Int](repeating: 0, count: 10)
    for seed in 0..<2000 { for row in small.randomSplit(by: 0.3, seed: seed).0.rows { counts[row.index] += 1 } }
    // 2000 draws at 0.3: mean 600, standard deviation 20.5; five of them.
    #expect(counts.allSatisfy { abs($0 - 600) < 103 })
  }

  @Test func `a stratified split keeps the shares of each value`() {
    let (first, second) = frame.stratifiedSplit(on: "class", by: 0.7, randomSeed: 3)
    func count(_ frame: DataFrame, _ value: String?) -> Int { frame["class", String.self].filter { $0 == value }.count }
    #expect(first.shape == (700, 2))
    #expect(second.shape == (300, 2))
    #expect(count(first, "a") == 210)
    #expect(count(first, "b") == 420)
    #expect(count(first, nil) == 70)
    #expect(first == frame.stratifiedSplit(on: ColumnID("class", String.self), by: 0.7, randomSeed: 3).0)
    let ids = first["id", Int.self].compactMap { $0 } + second["id", Int.self].compactMap { $0 }
    #expect(Set(ids) == Set(0..<1000))
  }

  @Test func `strata too small for a share of their own still give the whole`() {
    let (first, second) = frame.stratifiedSplit(on: "id", "class", by: 0.25, randomSeed: 3)
    #expect(first.shape.rows == 250)
    #expect(second.shape.rows == 750)
    #expect(frame[0..<0].stratifiedSplit(on: "class", by: 0.5, randomSeed: 1).0.shape == (0, 2))
  }

  /// Numbers that all are the greatest.
  private struct Greatest: RandomNumberGenerator {
    mutating func next() -> UInt64 { .max }
  }

  @Test func `a client's own generator decides`() {
    var greatest = Greatest()
    // A row is drawn if a number below how many are left is below how many are wanted: here only when all must be.
    let (first, second) = frame[10..<20].randomSplit(by: 0.3, using: &greatest)
    #expect(first.rows.map(\.index) == [17, 18, 19])
    #expect(second.rows.map(\.index) == Array(10..<17))
    var system = SystemRandomNumberGenerator()
    #expect(frame.randomSplit(by: 0.8, using: &system).0.shape == (800, 2))
  }

  @Test func `two and three identifiers split as their names do`() {
    // 25 rows of each class on each side; the weight follows from the class.
    let frame = DataFrame(columns: [
      Column(name: "class", contents: (0..<100).map { $0 % 2 }).eraseToAnyColumn(),
      Column(name: "side", contents: (0..<100).map { $0 / 50 == 0 ? "left" : "right" }).eraseToAnyColumn(),
      Column(name: "weight", contents: (0..<100).map { Double($0 % 2) / 2 }).eraseToAnyColumn(),
    ])
    let (a, b, c) = (ColumnID("class", Int.self), ColumnID("side", String.self), ColumnID("weight", Double.self))
    func left(_ frame: DataFrame) -> [Int] {
      [0, 1].map { number in frame.filter { $0[a] == number && $0[b] == "left" }.shape.rows }
    }
    let two = frame.stratifiedSplit(on: a, b, by: 0.4, randomSeed: 5)
    #expect(left(two.0) == [10, 10])
    #expect(left(two.1) == [15, 15])
    #expect(two.0 == frame.stratifiedSplit(on: "class", "side", by: 0.4, randomSeed: 5).0)
    let three = frame.stratifiedSplit(on: a, b, c, by: 0.4, randomSeed: 5)
    #expect(left(three.0) == [10, 10])
    #expect(three.0.shape == (40, 3))
    #expect(three.1 == frame.stratifiedSplit(on: "class", "side", "weight", by: 0.4, randomSeed: 5).1)
  }
}
