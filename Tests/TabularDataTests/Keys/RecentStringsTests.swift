import Testing

@testable import TabularData

@Suite struct RecentStringsTests {
  @Test func `a String is known by its bits`() {
    var recent = RecentStrings()
    let strings = ["short", "short", "other", "too long to lie in the value itself"]
    strings.withUnsafeBufferPointer { strings in
      let bits = strings.indices.map { StringBits(of: strings.baseAddress.unsafelyUnwrapped + $0) }
      #expect(recent.number(of: bits[0]) == nil)
      recent.remember(bits[0], number: 7)
      #expect(recent.number(of: bits[1]) == 7)
      #expect(recent.number(of: bits[2]) == nil)
      recent.remember(bits[3], number: 0)
      #expect(recent.number(of: bits[3]) == 0)
    }
  }

  @Test func `it stops where Strings seldom repeat`() {
    var recent = RecentStrings()
    var strings = (0..<5000).map { "number \($0)" }
    strings.withUnsafeMutableBufferPointer { strings in
      for string in strings.indices where recent.isWorthwhile {
        let bits = StringBits(of: strings.baseAddress.unsafelyUnwrapped + string)
        if recent.number(of: bits) == nil { recent.remember(bits, number: UInt32(string)) }
      }
    }
    #expect(!recent.isWorthwhile)
  }

  @Test func `numbers of many Strings agree with a dictionary's`() {
    var known: [String: UInt32] = [:]
    let strings = (0..<20_000).map { index in
      let number = index * 7919 % (index < 10_000 ? 300 : 9000)
      return number % 3 == 0 ? "a text that is not short: \(number)" : "t\(number)"
    }
    let expected = strings.map { string in
      let number = known[string] ?? UInt32(known.count)
      known[string] = number
      return number
    }
    let column = Column(name: "k", contents: strings).eraseToAnyColumn()
    #expect(RowKeys([column], rows: RowSelection(0..<20_000)).numbers == expected)
  }
}
