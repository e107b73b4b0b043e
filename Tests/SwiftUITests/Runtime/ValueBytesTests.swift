import Testing

@testable import SwiftUI

@Suite @MainActor struct ValueBytesTests {
  @Test func `gaps between fields do not make values differ`() {
    #expect(areEqual(filling: 0xFF, with: Gapped(first: 1, second: 2, third: nil), and: Gapped(first: 1, second: 2)))
    #expect(!areEqual(filling: 0xFF, with: Gapped(first: 1, second: 2), and: Gapped(first: 2, second: 2)))
    #expect(!areEqual(filling: 0, with: Gapped(first: 1, second: 2), and: Gapped(first: 1, second: 2, third: 3)))
  }

  @Test func `references are compared by what they refer to`() {
    let object = Reference()
    #expect(ValueBytes.areEqual(Holder(object: object), Holder(object: object)))
    #expect(!ValueBytes.areEqual(Holder(object: object), Holder(object: Reference())))
  }

  @Test func `values of unknown types are compared as they lie, and not looked into`() {
    #expect(!ValueBytes.areEqual(AnyHolder(number: 1, any: 2), AnyHolder(number: 1, any: 3)))
  }

  /// Compares two values, the first of which lies in memory that was filled with a byte before.
  private func areEqual(filling byte: UInt8, with left: Gapped, and right: Gapped) -> Bool {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: MemoryLayout<Gapped>.stride, alignment: MemoryLayout<Gapped>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: byte)
    let pointer = memory.baseAddress!.assumingMemoryBound(to: Gapped.self)
    pointer.pointee.first = left.first
    pointer.pointee.second = left.second
    pointer.pointee.third = left.third
    return ValueBytes.areEqual(pointer.pointee, right)
  }
}

private struct Gapped {
  var first: Int8
  var second: Int
  var third: Int?
}

private final class Reference {}

private struct AnyHolder {
  let number: Int
  let any: Any
}

private struct Holder {
  let object: Reference
}
