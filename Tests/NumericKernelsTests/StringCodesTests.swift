import NumericKernels
import Testing

@Suite struct StringCodesTests {
  private func codes(_ strings: [String], expecting count: Int = .max) -> (codes: [Int32], distinct: [String]) {
    var known = StringCodes(expecting: count)
    return (strings.map { known.code(of: $0) }, known.distinct)
  }

  @Test func `distinct strings are numbered in the order in which they come`() {
    let (codes, distinct) = codes(["b", "a", "b", "", "c", "", "a"])
    #expect(codes == [0, 1, 0, 2, 3, 2, 1])
    #expect(distinct == ["b", "a", "", "c"])
  }

  @Test func `strings that are equal have one code however they are written and wherever they lie`() {
    let composed = "caf\u{e9}"
    let decomposed = "cafe\u{301}"
    let long = Array(repeating: "a long string of its own", count: 3).map { String(decoding: $0.utf8, as: UTF8.self) }
    let (codes, distinct) = codes([composed, decomposed, composed] + long)
    #expect(codes == [0, 0, 0, 1, 1, 1])
    #expect(distinct == [composed, long[0]])
  }

  @Test(arguments: [0, 1, 100, 100_000]) func `many strings, some of them gone in between, keep their codes`(
    expected: Int
  ) {
    var known = StringCodes(expecting: expected)
    for round in 0..<3 {
      for number in 0..<2_000 {
        // Made anew each time, some short enough to lie in the value and some on the heap.
        let string = number.isMultiple(of: 2) ? "\(number)" : "the number \(number) in words and figures"
        #expect(known.code(of: string) == number, "round \(round)")
      }
    }
    #expect(known.distinct.count == 2_000)
  }
}
