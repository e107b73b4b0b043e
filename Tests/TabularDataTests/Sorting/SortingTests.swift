import Foundation
import TabularData
import Testing

@Suite struct SortingTests {
  private func frame<T>(_ values: [T?]) -> DataFrame {
    DataFrame(columns: [
      Column(name: "v", contents: values).eraseToAnyColumn(),
      Column(name: "row", contents: Array(values.indices)).eraseToAnyColumn(),
    ])
  }

  private func rows(_ frame: DataFrame) -> [Int] { frame["row", Int.self].compactMap { $0 } }

  @Test func `missing values are below all others, equal ones keep their order`() {
    let frame = frame([3, nil, 1, 3, -7, nil, 1])
    #expect(rows(frame.sorted(on: "v")) == [1, 5, 4, 2, 6, 0, 3])
    #expect(rows(frame.sorted(on: "v", order: .descending)) == [0, 3, 2, 6, 4, 1, 5])
    #expect(rows(frame.sorted(on: "v", Int.self)) == [1, 5, 4, 2, 6, 0, 3])
    #expect(rows(frame.sorted(on: ColumnID("v", Int.self), order: .descending)) == [0, 3, 2, 6, 4, 1, 5])
  }

  @Test func `NaN is above all numbers, and the two zeros are equal`() {
    let frame = frame([0.0, .nan, -.infinity, nil, -0.0, .infinity, -1e-300, .leastNonzeroMagnitude])
    #expect(rows(frame.sorted(on: "v")) == [3, 2, 6, 0, 4, 7, 5, 1])
    #expect(rows(frame.sorted(on: "v", order: .descending)) == [1, 5, 7, 0, 4, 6, 2, 3])
  }

  @Test func `the extreme integers sort`() {
    #expect(rows(frame([0, Int.min, nil, .max, -1]).sorted(on: "v")) == [2, 1, 4, 0, 3])
  }

  @Test func `Bool, String, Date and Float sort without their type`() {
    #expect(rows(frame([true, false, nil, true]).sorted(on: "v")) == [2, 1, 0, 3])
    #expect(rows(frame(["b", "B", nil, "a", "ä"]).sorted(on: "v")) == [2, 1, 3, 0, 4])
    #expect(rows(frame([2, 1, nil].map { $0.map { Date(timeIntervalSince1970: $0) } }).sorted(on: "v")) == [2, 1, 0])
    #expect(rows(frame([2.5 as Float, -1, nil]).sorted(on: "v", order: .descending)) == [0, 1, 2])
  }

  @Test func `a condition orders present values after missing ones`() throws {
    let frame = frame(["ccc", "a", nil, "bb", "d"])
    #expect(rows(frame.sorted(on: "v", String.self) { $0.count < $1.count }) == [2, 1, 4, 3, 0])
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try frame.sorted(on: "v", String.self) { _, _ in throw Refusal() } }
  }

  @Test func `two and three columns decide in turn`() {
    var frame = DataFrame(columns: [
      Column(name: "a", contents: [2, 1, 2, 1]).eraseToAnyColumn(),
      Column(name: "b", contents: ["y", "y", "x", "y"]).eraseToAnyColumn(),
      Column(name: "c", contents: [0.5, 2, 1, 1]).eraseToAnyColumn(),
      Column(name: "row", contents: [0, 1, 2, 3]).eraseToAnyColumn(),
    ])
    let (a, b, c) = (ColumnID("a", Int.self), ColumnID("b", String.self), ColumnID("c", Double.self))
    #expect(rows(frame.sorted(on: a, b)) == [1, 3, 2, 0])
    #expect(rows(frame.sorted(on: a, b, c)) == [3, 1, 2, 0])
    frame.sort(on: b, c, a, order: .descending)
    #expect(rows(frame) == [1, 3, 0, 2])
  }

  @Test func `a slice sorts into a frame of its rows`() {
    let slice = frame([5, 4, 3, 2, 1])[1..<4]
    #expect(rows(slice.sorted(on: "v")) == [3, 2, 1])
  }

  @Test func `a hundred thousand doubles sort as an array does`() {
    var state: UInt64 = 1
    let values = (0..<100_000).map { _ -> Double? in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(Int64(bitPattern: state)) * 1e-9
    }
    #expect(Array(frame(values).sorted(on: "v")["v", Double.self]) == values.map { $0! }.sorted())
  }

  @Test func `an order accepts equal values either way`() {
    #expect(Order.ascending.areOrdered(1, 2))
    #expect(Order.ascending.areOrdered(2, 2))
    #expect(Order.descending.areOrdered(2, 1))
    #expect(!Order.descending.areOrdered(1, 2))
  }

  private struct Generator {
    var state: UInt64 = 3
    mutating func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
  }

  /// The positions of values in the order of the standard library's stable sort; nil is below all.
  private func expectedRows<T: Comparable>(_ values: [T?], descending: Bool) -> [Int] {
    values.indices.sorted { left, right in
      let (first, second) = descending ? (values[right], values[left]) : (values[left], values[right])
      guard let second else { return false }
      return first.map { $0 < second } ?? true
    }
  }

  @Test(arguments: [1, 31, 33, 5_000, 70_000], [1, 3, 1_000, 1 << 30])
  func `as many rows as you like sort as in the standard library`(count: Int, distinct: UInt64) {
    var generator = Generator()
    let whole = (0..<count).map { _ in generator.next(50) == 0 ? nil : generator.next(distinct) - 500 }
    for descending in [false, true] {
      let order: Order = descending ? .descending : .ascending
      #expect(rows(frame(whole).sorted(on: "v", order: order)) == expectedRows(whole, descending: descending))
    }
    let decimals = whole.map { $0.map { Double($0) * 0.1 } }
    #expect(rows(frame(decimals).sorted(on: "v")) == expectedRows(decimals, descending: false))
  }

  @Test(arguments: ["", "a longer text before the number ", "é"])
  func `texts sort as Strings do`(prefix: String) {
    var generator = Generator()
    let texts: [String?] = (0..<40_000).map { _ in
      let number = generator.next(3_000)
      return number == 0 ? nil : prefix + String(repeating: "z", count: number % 19) + "\(number)"
    }
    #expect(rows(frame(texts).sorted(on: "v")) == expectedRows(texts, descending: false))
    #expect(rows(frame(texts).sorted(on: "v", order: .descending)) == expectedRows(texts, descending: true))
  }

  @Test func `texts that end in zeros come after those that do not, and text of a file sorts as views`() throws {
    let texts = ["a\0\0", "a", "a\0", "", "b\u{7F}", "12345678", "12345678\0", "123456789"]
    #expect(rows(frame(texts).sorted(on: "v")) == expectedRows(texts, descending: false))
    let file = "name\nbeta gamma delta epsilon\nbeta\n\"\"\nalpha beta gamma delta\nbeta gamma delta\n"
    let frame = try DataFrame(csvData: Data(file.utf8), types: ["name": .string])
    #expect(
      Array(frame.sorted(on: "name")["name", String.self]) == [
        nil, "alpha beta gamma delta", "beta", "beta gamma delta", "beta gamma delta epsilon",
      ])
  }

  @Test func `many rows sort on three columns as tuples do`() {
    var generator = Generator()
    let count = 100_000
    let (a, b) = ((0..<count).map { _ in generator.next(5) }, (0..<count).map { _ in "\(generator.next(200))" })
    let c = (0..<count).map { _ in Double(generator.next(100)) }
    let frame = DataFrame(columns: [
      Column(name: "a", contents: a).eraseToAnyColumn(), Column(name: "b", contents: b).eraseToAnyColumn(),
      Column(name: "c", contents: c).eraseToAnyColumn(),
      Column(name: "row", contents: Array(0..<count)).eraseToAnyColumn(),
    ])
    let ids = (ColumnID("a", Int.self), ColumnID("b", String.self), ColumnID("c", Double.self))
    let expected = (0..<count).sorted { (a[$0], b[$0], c[$0]) < (a[$1], b[$1], c[$1]) }
    #expect(rows(frame.sorted(on: ids.0, ids.1, ids.2)) == expected)
    let two = (0..<count).sorted { (a[$0], c[$0]) > (a[$1], c[$1]) }
    #expect(rows(frame.sorted(on: ids.0, ids.2, order: .descending)) == two)
  }

  @Test func `a type without keys is compared, also beside one that has them`() {
    let frame = DataFrame(columns: [
      Column(name: "a", contents: [UInt8(2), 1, 2, 1]).eraseToAnyColumn(),
      Column(name: "b", contents: ["y", "y", "x", "y"]).eraseToAnyColumn(),
      Column(name: "row", contents: [0, 1, 2, 3]).eraseToAnyColumn(),
    ])
    #expect(rows(frame.sorted(on: ColumnID("a", UInt8.self), ColumnID("b", String.self))) == [1, 3, 2, 0])
    #expect(rows(frame.sorted(on: "a", order: .descending)) == [0, 2, 1, 3])
  }

  @Test func `a condition on a column given by identifier orders a frame and a slice`() {
    let frame = frame(["ccc", "a", nil, "bb", "d"])
    let v = ColumnID("v", String.self)
    #expect(rows(frame.sorted(on: v) { $0.count < $1.count }) == [2, 1, 4, 3, 0])
    #expect(rows(frame[1..<4].sorted(on: v) { $0 > $1 }) == [2, 3, 1])
  }

  @Test func `a frame is sorted in place in every way in which it is sorted into another`() {
    let frame = frame(["b", "ccc", nil, "aa", "b"])
    let v = ColumnID("v", String.self)
    func order(_ sort: (inout DataFrame) -> Void) -> [Int] {
      var sorted = frame
      sort(&sorted)
      return rows(sorted)
    }
    #expect(order { $0.sort(on: "v") } == [2, 3, 0, 4, 1])
    #expect(order { $0.sort(on: "v", String.self, order: .descending) } == [1, 0, 4, 3, 2])
    #expect(order { $0.sort(on: "v", String.self) } == [2, 3, 0, 4, 1])
    #expect(order { $0.sort(on: v) } == [2, 3, 0, 4, 1])
    #expect(order { $0.sort(on: "v", String.self) { $0.count < $1.count } } == [2, 0, 4, 3, 1])
    #expect(order { $0.sort(on: v) { $0.count > $1.count } } == [2, 1, 3, 0, 4])
    #expect(order { $0.sort(on: v, ColumnID("row", Int.self)) } == [2, 3, 0, 4, 1])
    #expect(order { $0.sort(on: v, ColumnID("row", Int.self), order: .descending) } == [1, 4, 0, 3, 2])
  }
}
