import Foundation
import NumericKernels
import Testing

@testable import TabularData

@Suite struct RowKeysTests {
  /// Numbers in the order of first appearance, found with a dictionary.
  private func expected<Key: Hashable>(_ keys: [Key]) -> [UInt32] {
    var known: [Key: UInt32] = [:]
    return keys.map { key in
      let number = known[key] ?? UInt32(known.count)
      known[key] = number
      return number
    }
  }

  private func numbers<T>(_ elements: [T?], threads: KeyThreads = KeyThreads()) -> [UInt32] {
    let column = Column<T>(name: "k", contents: elements).eraseToAnyColumn()
    return RowKeys([column], rows: RowSelection(0..<column.count), threads: threads).numbers
  }

  @Test func `keys are numbered in the order in which they occur first`() {
    let column = Column(name: "k", contents: [7, 3, 7, 9, 3]).eraseToAnyColumn()
    let keys = RowKeys([column], rows: RowSelection(0..<5))
    #expect(keys.numbers == [0, 1, 0, 2, 1])
    #expect(keys.firstRows == [0, 1, 3])
    #expect(keys.keyCount == 3)
  }

  @Test func `a missing cell is a key of its own`() {
    #expect(numbers([nil, 5, nil, 5, 0]) == [0, 1, 0, 1, 2])
    #expect(numbers([2.5, nil, nil, 0]) == [0, 1, 1, 2])
    #expect(numbers(["a", nil, "", nil]) == [0, 1, 2, 1])
    #expect(numbers([nil, nil] as [Int?]) == [0, 0])
  }

  @Test func `every NaN is one key and so are the zeros`() {
    #expect(numbers([.nan, 1, -Double.nan, 0, -0.0, Double(nan: 5, signaling: false)]) == [0, 1, 0, 2, 2, 0])
    #expect(numbers([Float.nan, -0, 0, .nan]) == [0, 1, 1, 0])
  }

  @Test func `integers of every width are told apart`() {
    #expect(numbers([Int.min, Int.max, Int.min, 0]) == [0, 1, 0, 2])
    #expect(numbers([UInt64.max, 0, UInt64.max, 1 << 63]) == [0, 1, 0, 2])
    #expect(numbers([Int8(-128), 127, -1, -128]) == [0, 1, 2, 0])
    #expect(numbers([Int16(-5), 5, -5]) == [0, 1, 0])
    #expect(numbers([Int32(-5), 5, -5]) == [0, 1, 0])
    #expect(numbers([Int64(1) << 40, 5, 1 << 40]) == [0, 1, 0])
    #expect(numbers([UInt8(255), 0, 255]) == [0, 1, 0])
    #expect(numbers([UInt16(255), 0, 255]) == [0, 1, 0])
    #expect(numbers([UInt32.max, 0, .max]) == [0, 1, 0])
    #expect(numbers([UInt(7), 0, 7]) == [0, 1, 0])
  }

  @Test func `flags, dates and any hashable values are keys`() {
    #expect(numbers([true, false, nil, true]) == [0, 1, 2, 0])
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    #expect(numbers([day, .distantPast, nil, day]) == [0, 1, 2, 0])
    #expect(numbers([[1, 2], [2], nil, [1, 2], nil]) == [0, 1, 2, 0, 2])
  }

  @Test func `texts are one key where Swift finds them equal`() {
    let long = String(repeating: "long text ", count: 5)
    let texts: [String?] = [
      "é", "e\u{301}", "K", "\u{212A}", "a", nil, long, long + "", "한", "\u{1112}\u{1161}\u{11AB}", "👩‍👩‍👧",
      "twelve bytes", "thirteen byte", "twelve bytes", "thirteen byte", "q\u{307}\u{323}", "q\u{323}\u{307}", "",
    ]
    #expect(numbers(texts) == expected(texts))
    // The same by hand: the composed and the decomposed spelling, and the Kelvin sign, are equal.
    #expect(numbers(["é", "e\u{301}", "K", "\u{212A}"]) == [0, 0, 1, 1])
    #expect(numbers(["e\u{301}", "é", "\u{212A}", "K"]) == [0, 0, 1, 1])
  }

  @Test func `texts of a file and texts of a program are numbered alike`() throws {
    let words = (0..<3000).map { index in index % 7 == 0 ? nil : "word é \(index * index % 97) of some length" }
    let file = Data(("t\n" + words.map { $0 ?? "" }.joined(separator: "\n") + "\n").utf8)
    let frame = try DataFrame(csvData: file, options: .init(ignoresEmptyLines: false))
    let keys = RowKeys(frame.columns, rows: RowSelection(0..<3000))
    #expect(frame.columns[0].typed(String.self)?.storage.text != nil)
    #expect(keys.numbers == expected(words))
    #expect(numbers(words) == keys.numbers)
  }

  @Test(arguments: [1, 2, 3, 8])
  func `numbers do not depend on the threads`(count: Int) {
    var generator = SeededGenerator(seed: 11)
    let threads = KeyThreads(count: count, minimumChunkLength: 100)
    let near: [Int?] = (0..<5000).map { _ in .random(in: -1...40, using: &generator) }.map { $0 < 0 ? nil : $0 }
    #expect(numbers(near, threads: threads) == expected(near))
    let far: [Int?] = near.map { $0.map { $0 * 1_000_003_000_017 } }
    #expect(numbers(far, threads: threads) == expected(near))
    let many: [Int?] = (0..<5000).map { _ in .random(in: 0...1_000_000_000_000, using: &generator) }
    #expect(numbers(many, threads: threads) == expected(many))
    let texts: [String?] = near.map { $0.map { "\($0)" + String(repeating: "é", count: $0) } }
    #expect(numbers(texts, threads: threads) == expected(texts))
    let numbersAndNil: [Double?] = near.map { $0.map { Double($0) / 8 } }
    #expect(numbers(numbersAndNil, threads: threads) == expected(near))
  }

  @Test func `combinations of columns are keys`() {
    let first = Column<Int>(name: "a", contents: [1, 1, nil, 1, nil, 2])
    let second = Column<String>(name: "b", contents: ["x", "y", "x", nil, "x", "x"])
    let third = Column<Bool>(name: "c", contents: [true, true, true, true, true, nil])
    let columns = [first.eraseToAnyColumn(), second.eraseToAnyColumn(), third.eraseToAnyColumn()]
    let keys = RowKeys(columns, rows: RowSelection(0..<6))
    #expect(keys.numbers == [0, 1, 2, 3, 2, 4])
    #expect(keys.firstRows == [0, 1, 2, 3, 5])
  }

  @Test func `combinations beyond 64 bits are told apart`() {
    let count = 70_000
    let columns = (0..<5).map { shift in
      Column(name: "\(shift)", contents: (0..<count).map { ($0 + shift * 7) % 65_537 }).eraseToAnyColumn()
    }
    let keys = RowKeys(columns, rows: RowSelection(0..<count))
    #expect(keys.keyCount == 65_537)
    #expect(keys.numbers == (0..<count).map { UInt32($0 % 65_537) })
  }

  @Test func `only the selected rows are numbered`() {
    let column = Column(name: "k", contents: [9, 8, 9, 7, 8, 7]).eraseToAnyColumn()
    let keys = RowKeys([column], rows: RowSelection(rows: [1, 3, 4, 5]))
    #expect(keys.numbers == [0, 1, 0, 1])
    #expect(keys.firstRows == [1, 3])
    let everySecond = RowSelection(rows: stride(from: 0, to: 6000, by: 2))
    let wide = Column(name: "k", contents: (0..<6000).map { $0 % 10 }).eraseToAnyColumn()
    #expect(RowKeys([wide], rows: everySecond).numbers == (0..<3000).map { UInt32($0 % 5) })
  }

  @Test func `no rows have no keys`() {
    let empty = RowKeys([Column<Int>(name: "k", capacity: 0).eraseToAnyColumn()], rows: RowSelection(0..<0))
    #expect(empty.numbers.isEmpty && empty.keyCount == 0)
    let both = [
      Column<String>(name: "k", capacity: 0).eraseToAnyColumn(), Column<Int>(name: "l", capacity: 0).eraseToAnyColumn(),
    ]
    #expect(RowKeys(both, rows: RowSelection(0..<0)).keyCount == 0)
  }

  @Test func `values that cannot be told apart are refused by name`() async {
    await #expect(processExitsWith: .failure) {
      struct Opaque {}
      _ = RowKeys([Column(name: "k", contents: [Opaque()]).eraseToAnyColumn()], rows: RowSelection(0..<1))
    }
  }
}

@Suite struct MatchedKeysTests {
  private func rows<T>(_ elements: [T?]) -> KeyRows {
    KeyRows(
      columns: [Column(name: "k", contents: elements).eraseToAnyColumn()],
      selection: RowSelection(0..<elements.count))
  }

  @Test func `rows of two frames match where their numbers are equal`() {
    let keys = MatchedKeys(rows([5, 6, 5]), rows([6, 9, 5, 9]))
    #expect(keys.first == [0, 1, 0])
    #expect(keys.second == [1, 2, 0, 2])
    #expect(keys.firstKeyCount == 2)
    #expect(keys.keyCount == 3)
    #expect(keys.hasMissingCell == nil)
  }

  @Test func `keys with a missing cell are marked`() {
    let keys = MatchedKeys(rows(["a", nil]), rows([nil, "b", "a"]))
    #expect(keys.first == [0, 1])
    #expect(keys.second == [1, 2, 0])
    #expect(keys.hasMissingCell == [false, true, false])
    let second = MatchedKeys(rows([1]), rows([1, nil]))
    #expect(second.firstKeyCount == 1)
    #expect(second.hasMissingCell == [false, true])
  }

  @Test func `texts of a file match texts of a program`() throws {
    let frame = try DataFrame(csvData: Data("t\nlonger than twelve\nb\n".utf8))
    let file = KeyRows(columns: frame.columns, selection: RowSelection(0..<2))
    let keys = MatchedKeys(file, rows(["b", "longer than twelve", "c"]))
    #expect(keys.second == [1, 0, 2])
  }

  @Test func `an empty side has no keys`() {
    let keys = MatchedKeys(rows([] as [Int?]), rows([3, 3]))
    #expect(keys.first == [])
    #expect(keys.second == [0, 0])
    #expect(keys.firstKeyCount == 0)
  }

  @Test func `keys of two types are refused`() async {
    await #expect(processExitsWith: .failure) {
      let left = KeyRows(
        columns: [Column(name: "k", contents: [1]).eraseToAnyColumn()], selection: RowSelection(0..<1))
      let right = KeyRows(
        columns: [Column(name: "k", contents: ["1"]).eraseToAnyColumn()], selection: RowSelection(0..<1))
      _ = MatchedKeys(left, right)
    }
  }
}
