import TabularData
import Testing

/// Memory of somebody else, which notes when it is let go.
final class LentMemory: @unchecked Sendable {
  let bytes: UnsafeMutableRawPointer
  private let onRelease: @Sendable () -> Void

  init<Value: BitwiseCopyable>(
    _ values: [Value], misalignedBy shift: Int = 0, onRelease: @escaping @Sendable () -> Void
  ) {
    bytes = .allocate(byteCount: values.count * MemoryLayout<Value>.stride + 16, alignment: 64)
    self.onRelease = onRelease
    values.withUnsafeBytes {
      (bytes + shift).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(bytes), byteCount: $0.count)
    }
  }

  deinit {
    bytes.deallocate()
    onRelease()
  }
}

/// How often something happened.
final class Tally: @unchecked Sendable {
  var count = 0
}

@Suite struct AnyColumnBorrowingTests {
  private let released = Tally()

  private func column(presence bits: [UInt8]? = nil, offset: Int = 0) -> Column<Int32> {
    let memory = LentMemory([10, 20, 30, 40] as [Int32]) { [released] in released.count += 1 }
    let bitmap = bits.map { LentMemory($0) {} }
    return AnyColumn(
      name: "a", borrowing: memory.bytes, of: Int32.self, count: 4,
      presence: bitmap.map { BorrowedBits($0.bytes, offset: offset) }, owner: Owners(memory, bitmap)
    ).assumingType(Int32.self)
  }

  /// Two pieces of memory as one.
  private final class Owners: Sendable {
    private let memory: [LentMemory?]
    init(_ memory: LentMemory?...) { self.memory = memory }
  }

  @Test func `values stay in place until the last column is gone`() {
    var column: Column<Int32>? = column()
    let copy = column
    #expect(column.map(Array.init) == [10, 20, 30, 40])
    column = nil
    #expect(released.count == 0)
    #expect(copy?.sum() == 100)
  }

  @Test func `memory is let go with the last column`() {
    do { #expect(column().count == 4) }
    #expect(released.count == 1)
  }

  @Test func `each kind of change leaves a copy that is the column's own`() {
    let changes: [(inout Column<Int32>) -> Void] = [
      { $0[1] = 21 }, { $0[1] = nil }, { $0.append(50) }, { $0.append(nil) }, { $0.remove(at: 0) },
      { column in column.transform { (value: Int32) in value + 1 } }, { $0.append(contentsOf: [1, 2] as [Int32]) },
    ]
    let expected: [[Int32?]] = [
      [10, 21, 30, 40], [10, nil, 30, 40], [10, 20, 30, 40, 50], [10, 20, 30, 40, nil], [20, 30, 40],
      [11, 21, 31, 41], [10, 20, 30, 40, 1, 2],
    ]
    for (change, values) in zip(changes, expected) {
      let before = released.count
      let original = column()
      var changed = original
      change(&changed)
      #expect(Array(changed) == values)
      #expect(Array(original) == [10, 20, 30, 40])
      withExtendedLifetime(original) { #expect(released.count == before) }
    }
    #expect(released.count == changes.count)
  }

  @Test func `memory is let go once the only column has been written to`() {
    var only = column(presence: [0b1101])
    only[0] = 11
    #expect(released.count == 1)
    #expect(Array(only) == [11, nil, 30, 40])
  }

  @Test func `missing rows can be filled, and present ones emptied`() {
    var changed = column(presence: [0b0110_0000], offset: 4)
    #expect(Array(changed) == [nil, 20, 30, nil])
    changed[0] = 1
    changed[1] = nil
    #expect(Array(changed) == [1, nil, 30, nil])
    #expect(changed.missingCount == 2)
  }

  @Test func `values that are not aligned are copied`() {
    let memory = LentMemory([1.5, 2.5] as [Double], misalignedBy: 4) { [released] in released.count += 1 }
    let column = AnyColumn(
      name: "a", borrowing: memory.bytes + 4, of: Double.self, count: 2, presence: nil, owner: memory)
    #expect(column.doubleValues() == [1.5, 2.5])
  }

  @Test func `a column without rows takes rows`() {
    let memory = LentMemory([] as [Double]) {}
    var column = AnyColumn(name: "a", borrowing: memory.bytes, of: Double.self, count: 0, presence: nil, owner: memory)
    column.append(1.5)
    #expect(column.doubleValues() == [1.5])
  }

  @Test func `bits that begin anywhere are read and shifted as they are`() {
    // Each bit by itself is the reference.
    let bytes = (0..<40).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ 41) }
    let values = LentMemory([Int8](repeating: 1, count: 320)) {}
    for offset in [0, 1, 7, 8, 9, 63, 64, 65, 100] {
      for count in [1, 7, 8, 63, 64, 65, 128, 200] where offset + count <= 320 {
        let bits = LentMemory(bytes) {}
        let column = AnyColumn(
          name: "a", borrowing: values.bytes, of: Int8.self, count: count,
          presence: BorrowedBits(bits.bytes, offset: offset), owner: Owners(values, bits))
        let expected = (offset..<(offset + count)).map { bit -> Bool in bytes[bit / 8] >> UInt8(bit % 8) & 1 == 0 }
        #expect((0..<count).map { column.isNil(at: $0) } == expected, "offset \(offset), count \(count)")
        #expect(column.missingCount == expected.count { $0 })
      }
    }
  }
}
