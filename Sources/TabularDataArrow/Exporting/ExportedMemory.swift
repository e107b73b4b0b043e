/// Bytes that were made to be handed over, zeros at first.
final class ExportedMemory: Sendable {
  nonisolated(unsafe) let bytes: UnsafeMutablePointer<UInt8>

  init(byteCount: Int) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(byteCount, 1), alignment: 64)
    bytes = memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(byteCount, 1))
  }

  deinit { UnsafeMutableRawPointer(bytes).deallocate() }

  func store<Value: FixedWidthInteger & BitwiseCopyable>(_ value: Value, at index: Int) {
    UnsafeMutableRawPointer(bytes).storeBytes(
      of: value, toByteOffset: index * MemoryLayout<Value>.stride, as: Value.self)
  }
}

/// Where things that lie end to end begin, and where the last one ends: in 32 bits each where they suffice.
struct ExportedOffsets {
  let memory: ExportedMemory
  let end: Int
  let isLarge: Bool

  init(_ lengths: [Int]) {
    end = lengths.reduce(0, +)
    isLarge = end > Int(Int32.max)
    memory = ExportedMemory(byteCount: (lengths.count + 1) * (isLarge ? 8 : 4))
    var place = 0
    for (index, length) in lengths.enumerated() {
      place += length
      if isLarge { memory.store(Int64(place), at: index + 1) } else { memory.store(Int32(place), at: index + 1) }
    }
  }
}
