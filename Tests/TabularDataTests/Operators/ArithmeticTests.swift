import Foundation
import TabularData
import Testing

@Suite struct ArithmeticTests {
  let left = Column<Int>(name: "left", contents: [7, nil, -3, 10])
  let right = Column<Int>(name: "right", contents: [2, 5, nil, 4])

  @Test func `two columns are computed row by row, and nil on either side gives nil`() {
    #expect(Array(left + right) == [9, nil, nil, 14])
    #expect(Array(left - right) == [5, nil, nil, 6])
    #expect(Array(left * right) == [14, nil, nil, 40])
    #expect(Array(left / right) == [3, nil, nil, 2])
  }

  @Test func `a column and a value are computed on both sides`() {
    #expect(Array(left + 1) == [8, nil, -2, 11])
    #expect(Array(1 + left) == [8, nil, -2, 11])
    #expect(Array(left - 1) == [6, nil, -4, 9])
    #expect(Array(1 - left) == [-6, nil, 4, -9])
    #expect(Array(left * 3) == [21, nil, -9, 30])
    #expect(Array(3 * left) == [21, nil, -9, 30])
    #expect(Array(left / 2) == [3, nil, -1, 5])
    #expect(Array(20 / left) == [2, nil, -6, 2])
  }

  @Test func `floating-point columns divide as Swift does`() {
    let numbers = Column<Double>(name: "x", contents: [1, nil, -1, 0])
    let divisors = Column<Double>(name: "y", contents: [0, 1, 0, 0])
    let quotients = numbers / divisors
    #expect(quotients[0] == .infinity)
    #expect(quotients[1] == nil)
    #expect(quotients[2] == -.infinity)
    #expect(quotients[3]?.isNaN == true)
    #expect(Array(numbers / 4) == [0.25, nil, -0.25, 0])
    #expect(Array(1 / Column<Float>(name: "z", contents: [2, 4, nil])) == [0.5, 0.25, nil])
  }

  @Test func `the result is called as the column, or as the left one`() {
    #expect((left + right).name == "left")
    #expect((left * 2).name == "left")
    #expect((2 * right).name == "right")
    #expect((right.filled(with: 0) - left).name == "right")
  }

  @Test func `long terms keep to Swift's precedence`() {
    #expect(Array(left + right * 2 - 1) == [10, nil, nil, 17])
    #expect(Array((left + right) * (left - right) / 3) == [15, nil, nil, 28])
  }

  @Test func `a column without missing elements meets one with`() {
    let filled = left.filled(with: 100)
    #expect(Array(filled + right) == [9, 105, nil, 14])
    #expect(Array(right + filled) == [9, 105, nil, 14])
    #expect(Array(filled - right) == [5, 95, nil, 6])
    #expect(Array(right - filled) == [-5, -95, nil, -6])
    #expect(Array(filled * right) == [14, 500, nil, 40])
    #expect(Array(right * filled) == [14, 500, nil, 40])
    #expect(Array(filled / right) == [3, 20, nil, 2])
    #expect(Array(right / filled) == [0, 0, nil, 0])
    let numbers = Column<Double>(name: "x", contents: [nil, 3])
    let halves = Column<Double>(name: "y", contents: [8, nil])
    #expect(Array(numbers.filled(with: 2) / halves) == [0.25, nil])
    #expect(Array(halves / numbers.filled(with: 2)) == [4, nil])
  }

  @Test func `columns without missing elements give one without`() {
    let filled = left.filled(with: 100)
    #expect(Array(filled + filled) == [14, 200, -6, 20])
    #expect(Array(filled - filled) == [0, 0, 0, 0])
    #expect(Array(filled * filled) == [49, 10_000, 9, 100])
    #expect(Array(filled / filled) == [1, 1, 1, 1])
    #expect(Array(filled + 1) == [8, 101, -2, 11])
    #expect(Array(1 + filled) == [8, 101, -2, 11])
    #expect(Array(filled - 1) == [6, 99, -4, 9])
    #expect(Array(1 - filled) == [-6, -99, 4, -9])
    #expect(Array(filled * 2) == [14, 200, -6, 20])
    #expect(Array(2 * filled) == [14, 200, -6, 20])
    #expect(Array(filled / 2) == [3, 50, -1, 5])
    #expect(Array(100 / filled) == [14, 1, -33, 10])
    #expect((filled + 1).missingCount == 0)
    let quarters = Column<Double>(name: "x", contents: [nil, 3]).filled(with: 4)
    #expect(Array(quarters / quarters) == [1, 1])
    #expect(Array(quarters / 4) == [1, 0.75])
    #expect(Array(12 / quarters) == [3, 4])
  }

  @Test func `slices are computed in their order, and the result counts from zero`() {
    let column = Column<Int>(name: "a", contents: [1, nil, 3, 4, nil, 6])
    #expect(Array(column[1..<4] + column[3..<6]) == [nil, nil, 10])
    #expect((column[1..<4] + 1).startIndex == 0)
    let selected = column.filter { $0 != 3 }
    #expect(Array(selected * 10) == [10, nil, 40, nil, 60])
    #expect(Array(selected - selected) == [0, nil, 0, nil, 0])
  }

  @Test(arguments: [1, 63, 64, 65, 130]) func `slices see their own missing rows`(start: Int) {
    let elements = (0..<300).map { $0 % 7 == 3 || $0 % 11 == 0 ? nil : $0 }
    let column = Column<Int>(name: "a", contents: elements)
    let expected = zip(elements[start..<290], elements[0..<(290 - start)]).map { left, right -> Int? in
      if let left, let right { left + right } else { nil }
    }
    #expect(Array(column[start..<290] + column[0..<(290 - start)]) == expected)
  }

  @Test func `long columns come out as a loop would make them`() {
    let count = 200_003
    let first = (0..<count).map { row -> Double? in row % 13 == 0 ? nil : Double(row) }
    let second = (0..<count).map { row -> Double? in row % 17 == 5 ? nil : Double(row) / 7 + 1 }
    let (a, b) = (Column(name: "a", contents: first), Column(name: "b", contents: second))
    func loop(_ combine: (Double, Double) -> Double) -> [Double?] {
      zip(first, second).map { left, right in if let left, let right { combine(left, right) } else { nil } }
    }
    #expect(Array(a + b) == loop(+))
    #expect(Array(a - b) == loop(-))
    #expect(Array(a * b) == loop(*))
    #expect(Array(a / b) == loop(/))
  }

  @Test func `every width of integer is computed as in Swift`() {
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
  }

  private func check<Number: FixedWidthInteger>(_ type: Number.Type) {
    let large = (0..<1000).map { Number.max - Number($0 % 100) }
    let small = (0..<1000).map { Number($0 % 10 + 1) }
    let (a, b) = (Column(name: "a", contents: large), Column(name: "b", contents: small))
    #expect(Array(a - b) == zip(large, small).map { $0 - $1 })
    #expect(Array(a / b) == zip(large, small).map { $0 / $1 })
    #expect(Array(b + b) == small.map { $0 + $0 })
    #expect(Array(b * b) == small.map { $0 * $0 })
    #expect(Array(Column(name: "c", contents: [Number.max - 1]) + 1) == [Number.max])
    #expect(Array(Column(name: "c", contents: [Number.min + 1]) - 1) == [Number.min])
    #expect(Array(Column(name: "c", contents: [Number.max / 2]) * 2) == [Number.max - 1])
  }

  @Test func `types that are not the processor's are computed too`() {
    let prices = Column<Decimal>(name: "price", contents: [Decimal(string: "0.1"), nil, 3])
    #expect(Array(prices + prices * 2) == [Decimal(string: "0.3"), nil, 9])
    #expect(Array(prices.filled(with: 1) - 1) == [Decimal(string: "-0.9"), 0, 2])
    var changed = prices
    changed -= 1
    #expect(Array(changed) == [Decimal(string: "-0.9"), nil, 2])
  }

  @Test func `a column of somebody else's is computed`() {
    let own = OwnColumn(name: "own", numbers: [1, 2, 3])
    #expect(Array(own + own) == [2, 4, 6])
    #expect(Array(own * 3) == [3, 6, 9])
    #expect(Array(own + Column<Int>(name: "a", contents: [1, nil, 5])) == [2, nil, 8])
    #expect((own > 2) == [false, false, true])
  }

  @Test func `empty columns give an empty column`() {
    let empty = Column<Double>(name: "none", capacity: 0)
    #expect((empty + empty).count == 0)
    #expect((empty * 2).count == 0)
    #expect((empty + empty).name == "none")
  }

  @Test func `all rows may be missing`() {
    let missing = Column<Int>(name: "a", contents: [Int?](repeating: nil, count: 100))
    #expect((missing + 1).missingCount == 100)
    #expect((missing / missing).missingCount == 100)
  }
}

/// A column type that is not the module's.
private struct OwnColumn: ColumnProtocol {
  var name: String
  var numbers: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Int { numbers[position] }
}
