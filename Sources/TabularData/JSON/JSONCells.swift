/// What stands in a cell.
enum JSONCellKind: UInt8, CaseIterable {
  /// Nothing, or null.
  case missing
  case falsehood, truth
  case integer, negativeZero
  case largeInteger, double
  case string
  case array, object
}

/// The cells under one name, as they were found: a kind a row, and beside it what that kind needs.
///
/// ```
/// kinds   a byte a row
/// words   8 bytes a row, once there is a number: an Int, or a Double's bits
/// views   16 bytes a row, once there is a text: a string, or the spelling of a large integer
/// nested  lists and objects with their rows
/// ```
/// The memory is not touched for rows without a value, so a name that is rare costs little. Words and views are handed
/// over to the column that is made of them.
struct JSONCells {
  private(set) var kinds: UnsafeMutablePointer<UInt8>
  private(set) var words: UnsafeMutablePointer<UInt64>?
  private(set) var views: UnsafeMutablePointer<TextView>?
  private(set) var nested: [(row: Int, value: Any)] = []
  /// The rows whose kind is known; later ones are missing.
  private(set) var count = 0
  /// The first row with a value: words and views before it are never touched.
  private var firstRow = Int.max
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 16)
    kinds = .allocate(capacity: self.capacity)
  }

  /// Makes room for a row, which rises from call to call or stays.
  @inline(__always)
  private mutating func set(_ kind: JSONCellKind, _ row: Int) {
    if row >= count {
      if row >= capacity { grow(to: row + 1) }
      while count < row {
        kinds[count] = JSONCellKind.missing.rawValue
        count &+= 1
      }
      count &+= 1
    }
    kinds[row] = kind.rawValue
    if row < firstRow, kind != .missing { firstRow = row }
  }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let grown = Swift.max(minimum, capacity * 2)
    let touched = Swift.min(firstRow, count)..<count
    kinds = JSONCells.moved(kinds, 0..<count, to: grown)
    words = words.map { JSONCells.moved($0, touched, to: grown) }
    views = views.map { JSONCells.moved($0, touched, to: grown) }
    capacity = grown
  }

  /// All lanes are plain bits, initialised or not.
  private static func moved<Value>(
    _ memory: UnsafeMutablePointer<Value>, _ rows: Range<Int>, to capacity: Int
  ) -> UnsafeMutablePointer<Value> {
    let target = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    UnsafeMutableRawPointer(target + rows.lowerBound)
      .copyMemory(from: memory + rows.lowerBound, byteCount: rows.count * MemoryLayout<Value>.stride)
    memory.deallocate()
    return target
  }

  @inline(__always)
  mutating func set(plain kind: JSONCellKind, _ row: Int) { set(kind, row) }

  @inline(__always)
  mutating func set(_ number: JSONNumber, _ row: Int, _ texts: JSONTextStore) {
    switch number {
    case .integer(let value): set(.integer, word: UInt64(bitPattern: Int64(value)), row)
    case .negativeZero: set(.negativeZero, word: 0, row)
    case .double(let value): set(.double, word: value.bitPattern, row)
    case .largeInteger(let text, let value):
      set(.largeInteger, word: value.bitPattern, row)
      set(texts.view(of: text), row)
    }
  }

  @inline(__always)
  private mutating func set(_ kind: JSONCellKind, word: UInt64, _ row: Int) {
    set(kind, row)
    if words == nil { words = .allocate(capacity: capacity) }
    words.unsafelyUnwrapped[row] = word
  }

  @inline(__always)
  mutating func set(_ text: JSONScanner.Text, _ row: Int, _ texts: JSONTextStore) {
    set(.string, row)
    set(texts.view(of: text), row)
  }

  @inline(__always)
  private mutating func set(_ view: TextView, _ row: Int) {
    if views == nil { views = .allocate(capacity: capacity) }
    (views.unsafelyUnwrapped + row).initialize(to: view)
  }

  mutating func set(_ list: [Any?], _ row: Int) {
    set(.array, row)
    nested.append((row, list))
  }

  mutating func set(_ object: [String: Any?], _ row: Int) {
    set(.object, row)
    nested.append((row, object))
  }

  /// Lets the kinds of all rows be known.
  mutating func fill(to rowCount: Int) {
    if rowCount > count { set(.missing, rowCount - 1) }
  }

  /// Hands the words over to a new owner, who frees them.
  mutating func takeWords() -> UnsafeMutablePointer<UInt64>? {
    defer { words = nil }
    return words
  }

  /// Hands the views over to a new owner, who frees them.
  mutating func takeViews() -> UnsafeMutablePointer<TextView>? {
    defer { views = nil }
    return views
  }

  /// Frees what nobody took.
  func deallocate() {
    kinds.deallocate()
    words?.deallocate()
    views?.deallocate()
  }
}

/// Keeps the texts that views cannot hold themselves.
struct JSONTextStore {
  let arena = CSVTextArena()
  /// The bytes that are read; most texts lie in them.
  private let source: UnsafeBufferPointer<UInt8>

  init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  @inline(__always)
  func view(of text: JSONScanner.Text) -> TextView {
    guard let bytes = text.baseAddress, let start = source.baseAddress else { return .empty }
    if text.count > TextView.inlineCapacity {
      let copy = arena.reserve(text.count)
      copy.update(from: bytes, count: text.count)
      return TextView(bytes: copy, length: text.count)
    }
    // Where 16 bytes may be read, two loads do.
    guard bytes >= start, start + source.count - bytes >= 16 else { return TextView(bytes: bytes, length: text.count) }
    var bits: UInt64 = 0
    return TextView(inlined: bytes, length: text.count, highBits: &bits)
  }
}
