import Foundation
import TabularData
import Testing

/// Terms that a client writes beside `import TabularData`: the column operators must not make the compiler give up on
/// them. That this file compiles is half of the test.
@Suite struct OrdinaryTermsTests {
  private func polynomial(_ x: Double, _ y: Double, _ count: Int) -> Double {
    (x - 1) * (y + 2) / 3 - 4 * x * y + Double(count) * 0.5 + 7
  }

  private func series(_ x: Double) -> Double { 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4))) }

  private func neighbours(_ values: [Double], _ index: Int) -> Double {
    2 * values[index] + values[index + 1] * 3 - values[index - 1] / 2 + (index % 2 == 0 ? 3 : 0)
  }

  private func isChosen(_ a: Int, _ b: Int) -> Bool { a * 2 + b * 3 > 10 && a - b < 5 || a + b == 7 && a != 3 }

  @Test func `long arithmetic on numbers compiles`() {
    #expect(polynomial(2, 3, 3) == -13.833333333333332)
    #expect(series(0) == 1)
    #expect(neighbours([2, 4, 6], 1) == 25)
    #expect(isChosen(4, 3))
    let numbers = [1.0, 2, 3]
    let variance = numbers.map { ($0 - 2) * ($0 - 2) }.reduce(0, +) / Double(numbers.count - 1)
    #expect(variance == 1)
    let products = zip([1.0, 2], [3.0, 4]).map { $0 * $1 }.reduce(0, +) / (Double(2) * 2 + 1)
    #expect(products == 2.2)
  }

  @Test func `literals of terms compile`() {
    let table: [String: [Double]] = ["a": [1 * 2, 3 + 4, 5 / 2], "b": [1.5 * 2 - 1, 2 + 3 * 4, -5 / 4]]
    #expect(table["a"] == [2, 7, 2.5])
    #expect(table["b"] == [2, 14, -1.25])
    let whole = [1 + 2 * 3, 4 - 5, 6 * 7 % 4, 1 << 3 | 2]
    #expect(whole == [7, -1, 2, 10])
    #expect(Date(timeIntervalSince1970: 60 * 60 * 24 * 7 + 30 * 60).timeIntervalSince1970 == 606_600)
    let text = "a" + "b" + String(3) + "c" + (whole[0] > 3 ? "d" : "e")
    #expect(text == "ab3cd")
  }

  @Test func `a column made of long terms compiles`() {
    let heights = (0..<4).map { Double($0 * 37 % 101) / 20 }
    let ages = (0..<4).map { $0 * 13 % 17 }
    let soils = ["loam", "clay", "sand", "loam"]
    let column = Column<Double>(
      name: "yield", contents: (0..<4).map { 2 * heights[$0] + Double(ages[$0]) + (soils[$0] == "loam" ? 3 : 0) })
    #expect(Array(column) == [3, 16.7, 16.4, 9.0])
  }

  @Test func `long arithmetic on columns compiles`() {
    let frame: DataFrame = ["a": [1.0, 2.0, 4.0], "b": [2.0, 4.0, 8.0], "n": [1, 2, 3]]
    let (a, b) = (frame["a", Double.self], frame["b", Double.self])
    #expect(Array((a - b) * (a + b) / 2 + 3) == [1.5, -3, -21])
    #expect(Array(2 * a + 3 * b - a / b) == [7.5, 15.5, 31.5])
    #expect(Array(a.filled(with: 0) + b * 2 - 1) == [4, 9, 19])
    #expect(Array(frame["n", Int.self] * 2 + 1) == [3, 5, 7])
    #expect(frame[b > 3].rows.count == 2)
  }
}
