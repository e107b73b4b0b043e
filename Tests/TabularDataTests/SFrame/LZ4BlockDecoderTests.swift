import Testing

@testable import TabularData

@Suite struct LZ4BlockDecoderTests {
  private func decoded(_ bytes: [UInt8], _ count: Int) -> [UInt8]? {
    bytes.withUnsafeBytes { LZ4BlockDecoder.decode($0, count: count) }
  }

  @Test func `bytes are copied and repeated, also into themselves`() {
    // lz4 4.4.5 for Python: compress(b"x" * 100, store_size=False).
    let repetition: [UInt8] = [0x1F, 0x78, 0x01, 0x00, 0x4B, 0x50, 0x78, 0x78, 0x78, 0x78, 0x78]
    #expect(decoded(repetition, 100) == [UInt8](repeating: 0x78, count: 100))
    #expect(decoded([0x30, 1, 2, 3], 3) == [1, 2, 3])
    // By hand: "abc", then 8 bytes from 3 before, then "d".
    #expect(decoded([0x34, 97, 98, 99, 3, 0, 0x10, 100], 12) == Array("abcabcabcabd".utf8))
  }

  @Test func `a length of 15 and more goes on in the bytes that follow`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    #expect(decoded([0xF0, 255, 30] + bytes, 300) == bytes)
    #expect(decoded([0xF0, 0] + bytes.prefix(15), 15) == Array(bytes.prefix(15)))
  }

  @Test func `malformed blocks are refused`() {
    #expect(decoded([], 0) == nil)
    #expect(decoded([0x30, 1, 2], 3) == nil, "ends within bytes to copy")
    #expect(decoded([0x30, 1, 2, 3], 4) == nil, "is shorter than it should be")
    #expect(decoded([0x30, 1, 2, 3], 2) == nil, "is longer than it should be")
    #expect(decoded([0x14, 97, 0, 0, 0x10, 98], 10) == nil, "repeats from nowhere")
    #expect(decoded([0x14, 97, 2, 0, 0x10, 98], 10) == nil, "repeats from before the start")
    #expect(decoded([0x14, 97, 1], 9) == nil, "ends within a place")
    #expect(decoded([0xF0, 255], 270) == nil, "ends within a length")
    #expect(decoded([0x00], 1 << 40) == nil, "claims more than any block holds")
  }
}
