import CoreML
import Testing

@Suite struct MLSequenceTests {
  @Test func `a sequence holds strings or integers`() {
    let strings = MLSequence(strings: ["a", "b"])
    #expect(strings.type == .string)
    #expect(strings.stringValues == ["a", "b"])
    #expect(strings.int64Values.isEmpty)
    let integers = MLSequence(int64s: [1, 2])
    #expect(integers.type == .int64)
    #expect(integers.int64Values == [1, 2])
    #expect(MLSequence(empty: .int64).type == .int64)
  }

  @Test func `equal sequences have the same elements`() {
    #expect(MLSequence(strings: ["a"]) == MLSequence(strings: ["a"]))
    #expect(MLSequence(strings: []) != MLSequence(int64s: []))
  }
}
