/// Makes a column of text that lies in memory of an owner: the views are the column's, the long texts stay in place.
package struct BorrowedText {
  private let views: UnsafeMutablePointer<TextView>
  private let count: Int
  private let presence: BorrowedBits?
  private let owner: any AnyObject & Sendable
  /// Whether a text is too long for its view, so that the owner's memory is needed.
  private var refersToOwner = false

  private init(count: Int, presence: BorrowedBits?, owner: any AnyObject & Sendable) {
    views = .allocate(capacity: Swift.max(count, 1))
    views.initialize(repeating: .empty, count: count)
    self.count = count
    self.presence = presence
    self.owner = owner
  }

  private func isPresent(_ row: Int) -> Bool { presence.map { $0[row] } ?? true }

  /// The finished rows. The memory that views refer to is kept by the owner, whatever its address.
  private func storage() -> TextStorage {
    let owner = owner
    let place = UnsafeMutableRawPointer(views)
    let arenas = refersToOwner ? [TextArena(adopting: place) { _ in withExtendedLifetime(owner) {} }] : []
    let validity = count == 0 ? nil : presence?.bitmap(count: count, owner: owner)
    return TextStorage(adopting: views, count: count, arenas: arenas, validity: validity)
  }

  // MARK: - Text end to end

  /// The column of texts that lie end to end: row `i` from `offsets[i]` to `offsets[i + 1]`, counted in bytes.
  ///
  /// `bytes` may be nil where all texts are empty. The bytes of missing rows are not looked at.
  package static func column<Offset: FixedWidthInteger & BitwiseCopyable>(
    name: String, bytes: UnsafePointer<UInt8>?, offsets: UnsafeRawPointer, of type: Offset.Type, count: Int,
    presence: BorrowedBits?, owner: any AnyObject & Sendable
  ) throws(BorrowedTextError) -> AnyColumn {
    let end = try lastOffset(offsets, of: type, count: count)
    guard let bytes else {
      if end > 0 { throw .noBytes }
      let text = BorrowedText(count: count, presence: presence, owner: owner)
      return AnyColumn(Column(name: name, storage: ColumnStorage(text: text.storage())))
    }
    var text = BorrowedText(count: count, presence: presence, owner: owner)
    do throws(BorrowedTextError) {
      try text.fill(bytes, offsets, of: type, end: end)
    } catch {
      text.views.deallocate()
      throw error
    }
    return AnyColumn(Column(name: name, storage: ColumnStorage(text: text.storage())))
  }

  /// Where the last text ends, after a look at each offset.
  @_specialize(where Offset == Int32)
  @_specialize(where Offset == Int64)
  private static func lastOffset<Offset: FixedWidthInteger & BitwiseCopyable>(
    _ offsets: UnsafeRawPointer, of type: Offset.Type, count: Int
  ) throws(BorrowedTextError) -> Int {
    if count == 0 { return 0 }
    var last = Int(offsets.loadUnaligned(as: Offset.self))
    if last < 0 { throw .offsetOutOfRange(row: 0) }
    for row in 0..<count {
      let next = Int(offsets.loadUnaligned(fromByteOffset: (row + 1) * MemoryLayout<Offset>.stride, as: Offset.self))
      if next < last || next - last > Int(Int32.max) { throw .offsetOutOfRange(row: row) }
      last = next
    }
    return last
  }

  @_specialize(where Offset == Int32)
  @_specialize(where Offset == Int64)
  private mutating func fill<Offset: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafeRawPointer, of type: Offset.Type, end: Int
  ) throws(BorrowedTextError) {
    for row in 0..<count where isPresent(row) {
      let place = offsets + row * MemoryLayout<Offset>.stride
      let start = Int(place.loadUnaligned(as: Offset.self))
      let length = Int(place.loadUnaligned(fromByteOffset: MemoryLayout<Offset>.stride, as: Offset.self)) - start
      try set(row, bytes + start, length, readable: end - start)
    }
  }

  /// Makes the view of a row; `readable` bytes may be read from the start of its text.
  @inline(__always)
  private mutating func set(
    _ row: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, readable: Int
  ) throws(BorrowedTextError) {
    var highBits: UInt64 = 0
    if length <= TextView.inlineCapacity, readable >= TextView.inlineCapacity {
      views[row] = TextView(inlined: bytes, length: length, highBits: &highBits)
    } else {
      views[row] = TextView(bytes: bytes, length: length)
      highBits = BorrowedText.bits(bytes, length)
      if length > TextView.inlineCapacity { refersToOwner = true }
    }
    if highBits & 0x8080_8080_8080_8080 != 0, !UTF8Text.isValid(bytes, count: length) { throw .notUTF8(row: row) }
  }

  /// All bits of some bytes together.
  private static func bits(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(bytes)
    var bits: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      bits |= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < count {
      bits |= UInt64(bytes[offset])
      offset += 1
    }
    return bits
  }

  // MARK: - Text as views

  /// The column of texts of which each has 16 bytes of its own: a length of four bytes, then the text itself, up to 12
  /// bytes, or its first four bytes, the number of a buffer, and where in that buffer it begins.
  package static func column(
    name: String, views: UnsafeRawPointer, buffers: [UnsafeRawBufferPointer], count: Int, presence: BorrowedBits?,
    owner: any AnyObject & Sendable
  ) throws(BorrowedTextError) -> AnyColumn {
    var text = BorrowedText(count: count, presence: presence, owner: owner)
    do throws(BorrowedTextError) {
      try text.fill(views, buffers)
    } catch {
      text.views.deallocate()
      throw error
    }
    return AnyColumn(Column(name: name, storage: ColumnStorage(text: text.storage())))
  }

  private mutating func fill(
    _ given: UnsafeRawPointer, _ buffers: [UnsafeRawBufferPointer]
  ) throws(BorrowedTextError) {
    for row in 0..<count where isPresent(row) {
      let view = given + row * 16
      let length = Int(view.loadUnaligned(as: Int32.self))
      if length < 0 { throw .offsetOutOfRange(row: row) }
      if length <= TextView.inlineCapacity {
        try set(row, (view + 4).assumingMemoryBound(to: UInt8.self), length, readable: 12)
        continue
      }
      let number = Int(view.loadUnaligned(fromByteOffset: 8, as: Int32.self))
      let start = Int(view.loadUnaligned(fromByteOffset: 12, as: Int32.self))
      guard buffers.indices.contains(number), start >= 0, start + length <= buffers[number].count,
        let base = buffers[number].baseAddress
      else { throw .outsideOfBuffer(row: row) }
      try set(row, (base + start).assumingMemoryBound(to: UInt8.self), length, readable: length)
    }
  }

  // MARK: - Text by number

  /// The column of texts that are given by their numbers in a column of text.
  package static func column<Code: FixedWidthInteger & BitwiseCopyable>(
    name: String, codes: UnsafeRawPointer, of type: Code.Type, in texts: AnyColumn, count: Int, presence: BorrowedBits?,
    owner: any AnyObject & Sendable
  ) throws(BorrowedTextError) -> AnyColumn {
    guard let known = (texts.erased as? Column<String>)?.storage.text else {
      preconditionFailure("the texts of column '\(name)' do not lie as text")
    }
    let text = BorrowedText(count: count, presence: presence, owner: owner)
    let validity = ValidityBitmap(capacity: count)
    for row in 0..<count {
      guard text.isPresent(row) else {
        validity[row] = false
        continue
      }
      let code = codes.loadUnaligned(fromByteOffset: row * MemoryLayout<Code>.stride, as: Code.self)
      guard let position = Int(exactly: code), position >= 0, position < known.count else {
        text.views.deallocate()
        throw .codeOutOfRange(row: row, code: Int(clamping: code))
      }
      if known.validity.map({ $0[position] }) ?? true {
        text.views[row] = known.views[position]
      } else {
        validity[row] = false
      }
    }
    let storage = TextStorage(adopting: text.views, count: count, arenas: known.arenas, validity: validity)
    return AnyColumn(Column(name: name, storage: ColumnStorage(text: storage)))
  }
}
