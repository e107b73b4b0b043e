import Testing

@testable import SwiftUI

@Suite @MainActor struct ValueComparisonTests {
  @Test func `what lies between fields does not count`() {
    func value(_ garbage: UInt8) -> Padded {
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: MemoryLayout<Padded>.size, alignment: 8)
      defer { bytes.deallocate() }
      for index in bytes.indices { bytes[index] = garbage }
      bytes.storeBytes(of: 1, toByteOffset: 0, as: UInt8.self)
      bytes.storeBytes(of: 2, toByteOffset: 8, as: Int.self)
      return bytes.load(as: Padded.self)
    }
    #expect(bitsAreEqual(value(0), value(0xFF)))
    #expect(!bitsAreEqual(Padded(small: 1, large: 2), Padded(small: 1, large: 3)))
    #expect(!bitsAreEqual(Padded(small: 1, large: 2), Padded(small: 2, large: 2)))
  }
}

private struct Padded {
  var small: UInt8
  var large: Int
}
