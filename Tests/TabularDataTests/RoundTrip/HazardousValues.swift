import Foundation
import NumericKernels
import TabularData

/// Frames of a seeded generator, full of values that writers and readers like to get wrong.
struct HazardousValues {
  /// Makes a column of a name and a number of rows.
  typealias Maker = @Sendable (inout HazardousValues, String, Int) -> AnyColumn

  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  static let texts = [
    "", " ", " before", "after ", ",", ";", "|", "\t", "\"", "\"\"", "a\"b", "\"a\"", "a,b", "\r", "\n", "\r\n",
    "a\nb", "a\r\nb\r", "NA", "null", "nil", "N/A", "#N/A", "n/a", "true", "FALSE", "yes", "1", "0", "-0", "007", "+1",
    "1e5", "1.", ".5", "nan", "inf", "-", "--", "9223372036854775808", "2026-01-31", "12:30", "\u{FEFF}",
    "\u{FEFF}a", "\u{E9}", "e\u{301}", "\u{1F469}\u{200D}\u{1F4BB}", "\u{5D0}\u{5D1}", "\0", "a\0b", "\u{1}", "\u{1B}",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{10FFFF}", "\\", "\\n", "\\\"", "'", "=1+1", "{}", "[1]", "</x>", "Column 0",
    "plain", "two words", "\u{20AC}", "a\u{20AC}b", String(repeating: "long \"text\", ", count: 40),
  ]

  private static let integers = [0, 1, -1, 7, -42, 1 << 53, 1 << 53 + 1, .max, .min, .max - 1, .min + 1, 1_000_000]

  private static let doubles = [
    0, -0.0, 1, -1, 0.1, 1 / 3, 2.5, 1e15, 1e16, 1e21, 1e22, 1e23, 1e-5, 1e-7, 123_456_789.125, 9_007_199_254_740_992,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .leastNormalMagnitude.nextDown, .pi, .ulpOfOne, .leastNonzeroMagnitude * 1e4,
  ]

  private static let floats: [Float] = [
    0, -0.0, 0.1, 1 / 3, 16_777_216, 3.4028235e38, .leastNonzeroMagnitude, .leastNormalMagnitude, -2.5, .pi, 1e10,
  ]

  private static let seconds = [
    0, 0.125, 0.001, 1e-6, 1e-9, 0.1, 59.999, 86_399.999_999_9, -1, -1.5, -86_400.25, -0.25, 738_763_200, 1e9 + 0.1,
    -63_114_076_800, 64_092_211_200, 5e13, -5e13, 252_423_993_599, 1e-300, 3.14159,
  ]

  /// A number in `0..<bound`.
  mutating func index(below bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  mutating func happens(oneIn count: Int) -> Bool { index(below: count) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }

  mutating func integer() -> Int {
    happens(oneIn: 3) ? Int(truncatingIfNeeded: generator.next()) >> index(below: 64) : pick(HazardousValues.integers)
  }

  /// A number that is finite.
  mutating func double() -> Double {
    guard happens(oneIn: 3) else { return pick(HazardousValues.doubles) }
    let value = Double(bitPattern: generator.next())
    return value.isFinite ? value : generator.nextUnit()
  }

  mutating func float() -> Float {
    guard happens(oneIn: 3) else { return pick(HazardousValues.floats) }
    let value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
    return value.isFinite ? value : Float(generator.nextUnit())
  }

  mutating func boolean() -> Bool { happens(oneIn: 2) }

  mutating func date() -> Date {
    let seconds = happens(oneIn: 3) ? (generator.nextUnit() - 0.5) * 1e10 : pick(HazardousValues.seconds)
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  mutating func text() -> String {
    guard happens(oneIn: 4) else { return pick(HazardousValues.texts) }
    return pick(HazardousValues.texts) + pick(HazardousValues.texts)
  }

  /// A list of values that JSON has, some of them lists and dictionaries.
  mutating func list(depth: Int = 0) -> [Any?] {
    (0..<index(below: 4)).map { _ in element(depth: depth) }
  }

  mutating func dictionary(depth: Int = 0) -> [String: Any?] {
    var members: [String: Any?] = [:]
    for _ in 0..<index(below: 4) { members.updateValue(element(depth: depth), forKey: text()) }
    return members
  }

  private mutating func element(depth: Int) -> Any? {
    switch index(below: depth < 2 ? 7 : 5) {
    case 0: nil
    case 1: integer()
    case 2: double()
    case 3: boolean()
    case 4: text()
    case 5: list(depth: depth + 1)
    default: dictionary(depth: depth + 1)
    }
  }

  /// A column of values that `make` returns, between none and all of which are missing.
  mutating func column<Value>(
    _ name: String, rowCount: Int, _ make: (inout HazardousValues) -> Value
  ) -> AnyColumn {
    let missing = pick([0, 0, 3, 2, 1])
    var column = Column<Value>(name: name, capacity: rowCount)
    for _ in 0..<rowCount { column.append(missing > 0 && happens(oneIn: missing) ? nil : make(&self)) }
    return column.eraseToAnyColumn()
  }

  /// A frame of up to five columns, each made by one of `makers`.
  mutating func frame(_ makers: [Maker]) -> DataFrame {
    let rowCount = pick([0, 1, 1, 2, 3, 5, 8, 12])
    return DataFrame(
      columns: (0...index(below: 5)).map { _ in
        let name = text()
        return pick(makers)(&self, name, rowCount)
      })
  }

  static let commonMakers: [Maker] = [
    { $0.column($1, rowCount: $2) { $0.integer() } },
    { $0.column($1, rowCount: $2) { $0.double() } },
    { $0.column($1, rowCount: $2) { $0.boolean() } },
    { $0.column($1, rowCount: $2) { $0.text() } },
    { $0.column($1, rowCount: $2) { $0.text() } },
  ]

  static let dateMakers: [Maker] = [
    { $0.column($1, rowCount: $2) { $0.date() } }
  ]

  static let csvMakers: [Maker] = [
    { $0.column($1, rowCount: $2) { $0.float() } },
    { $0.column($1, rowCount: $2) { Data($0.text().utf8) } },
    { $0.column($1, rowCount: $2) { $0.pick([.nan, .infinity, -.infinity, 1.5]) } },
  ]

  static let jsonMakers: [Maker] = [
    { $0.column($1, rowCount: $2) { $0.list() } },
    { $0.column($1, rowCount: $2) { $0.dictionary() } },
  ]
}
