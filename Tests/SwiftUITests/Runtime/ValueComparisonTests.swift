import Testing

@testable import SwiftUI

@Suite @MainActor struct ValueComparisonTests {
  @Test func `gaps between fields do not make values differ`() {
    #expect(areEqual(filling: 0xFF, with: Gapped(first: 1, second: 2, third: nil), and: Gapped(first: 1, second: 2)))
    #expect(!areEqual(filling: 0xFF, with: Gapped(first: 1, second: 2), and: Gapped(first: 2, second: 2)))
    #expect(!areEqual(filling: 0, with: Gapped(first: 1, second: 2), and: Gapped(first: 1, second: 2, third: 3)))
  }

  @Test func `references are compared by what they refer to`() {
    let object = Reference()
    #expect(areEqual(Holder(object: object), Holder(object: object)))
    #expect(!areEqual(Holder(object: object), Holder(object: Reference())))
  }

  @Test func `values of unknown types are compared as they lie, and not looked into`() {
    #expect(!areEqual(AnyHolder(number: 1, any: 2), AnyHolder(number: 1, any: 3)))
  }

  @Test func `texts are compared by their letters`() {
    let (left, right) = (String(repeating: "long enough for the heap ", count: 2), "long enough for the heap ")
    #expect(areEqual(Named(name: left), Named(name: right + right)))
    #expect(areEqual(Named(name: left, note: left), Named(name: left, note: right + right)))
    #expect(!areEqual(Named(name: left), Named(name: right)))
    #expect(!areEqual(Named(name: left), Named(name: left, note: left)))
  }

  @Test func `texts with formatted numbers are not looked into`() {
    #expect(areEqual(Text("\("Long as it is, it") may be made anew"), Text("\("Long as it is, it") may be made anew")))
    #expect(!areEqual(Text("\(1) of them"), Text("\(1) of them")))
  }

  @Test func `views with modifiers are compared through all of them`() {
    func view(_ words: String, _ opacity: Double) -> some View {
      HStack {
        Text(verbatim: words).padding().opacity(opacity)
        Text("B").bold()
      }
      .frame(width: 100)
    }
    let words = "A text that is on the heap by its length"
    #expect(areEqual(view(words, 0.5), view(words + "", 0.5)))
    #expect(!areEqual(view(words, 0.5), view(words, 0.6)))
    #expect(!areEqual(view(words, 0.5), view("C", 0.5)))
    #expect(areEqual(AnyView(view(words, 0.5)), AnyView(view(words, 0.5))))
    #expect(!areEqual(AnyView(view(words, 0.5)), AnyView(Text(words))))
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
    return areEqual(pointer.pointee, right)
  }

  private func areEqual<T>(_ left: T, _ right: T) -> Bool { ValueComparison.of(T.self).areEqual(left, right) }
}

private struct Gapped {
  var first: Int8
  var second: Int
  var third: Int?
}

private struct Named {
  var name: String
  var note: String?
}

private final class Reference {}

private struct AnyHolder {
  let number: Int
  let any: Any
}

private struct Holder {
  let object: Reference
}
