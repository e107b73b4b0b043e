// A file of rows mostly repeats its names in one order, so each column remembers which one followed it last: a name is
// compared with that column's first, and looked up only if it is another.

/// The cells of a list of objects, column by column.
struct JSONRows {
  private var columns: [Member] = []
  private var positions: [String: Int] = [:]
  private let texts: JSONTextStore
  private let wanted: Set<String>?
  private(set) var count = 0

  /// The cells under one name.
  private struct Member {
    let name: String
    /// The name as the file spells it.
    let spelling: [UInt8]
    let isWanted: Bool
    var cells: JSONCells
    /// The position of the column whose name came next in the row before.
    var successor: Int

    @inline(__always)
    func isSpelt(_ text: JSONScanner.Text) -> Bool {
      spelling.withUnsafeBufferPointer { spelling in
        guard spelling.count == text.count else { return false }
        for index in 0..<spelling.count where spelling[index] != text[index] { return false }
        return true
      }
    }
  }

  /// Reads the whole text; cells under names that are not wanted are only checked.
  init(_ bytes: UnsafeBufferPointer<UInt8>, wanted: Set<String>?) throws {
    self.wanted = wanted
    texts = JSONTextStore(source: bytes)
    do {
      try read(bytes)
    } catch {
      deallocate()
      throw error
    }
  }

  func deallocate() { for column in columns { column.cells.deallocate() } }

  /// The names in the order in which they occur first.
  var names: [String] { columns.lazy.filter(\.isWanted).map(\.name) }

  /// The memory of long texts.
  var arenas: [TextArena] { texts.arena.chunks }

  /// Calls `body` with the cells of a name, with a kind for each row; returns nil if there are none.
  mutating func withCells<Result>(of name: String, _ body: (inout JSONCells) throws -> Result) rethrows -> Result? {
    guard let position = positions[name] else { return nil }
    columns[position].cells.fill(to: count)
    return try body(&columns[position].cells)
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    var scanner = JSONScanner(bytes)
    guard scanner.peek() == UInt8(ascii: "[") else {
      try scanner.skipValue(depth: 0)
      try scanner.finish()
      throw JSONReadingError.unsupportedStructure
    }
    var row = 0
    try scanner.eachElement(depth: 0) { scanner in
      scanner.row = row
      guard scanner.peek() == UInt8(ascii: "{") else {
        try scanner.skipValue(depth: 1)
        throw JSONReadingError.unsupportedStructure
      }
      try readMembers(&scanner, row)
      row &+= 1
    }
    count = row
    scanner.row = nil
    try scanner.finish()
  }

  private mutating func readMembers(_ scanner: inout JSONScanner, _ row: Int) throws {
    var previous = -1
    try scanner.eachMember(depth: 1) { scanner, name in
      let position = position(of: name, after: previous, row)
      previous = position
      try scanner.skipColon()
      guard columns[position].isWanted else { return try scanner.skipValue(depth: 2) }
      try readCell(&scanner, position, row)
    }
  }

  @inline(__always)
  private mutating func position(of name: JSONScanner.Text, after previous: Int, _ row: Int) -> Int {
    let guess = previous < 0 ? 0 : columns[previous].successor
    if guess < columns.count, columns[guess].isSpelt(name) { return guess }
    let position = lookUp(name, row)
    if previous >= 0 { columns[previous].successor = position }
    return position
  }

  @inline(never)
  private mutating func lookUp(_ text: JSONScanner.Text, _ row: Int) -> Int {
    let name = String(decoding: text, as: UTF8.self)
    if let position = positions[name] { return position }
    let position = columns.count
    columns.append(
      Member(
        name: name, spelling: Array(text), isWanted: wanted?.contains(name) ?? true,
        cells: JSONCells(capacity: row + 1), successor: position + 1))
    positions[name] = position
    return position
  }

  @inline(__always)
  private mutating func readCell(_ scanner: inout JSONScanner, _ position: Int, _ row: Int) throws {
    switch scanner.peek() {
    case UInt8(ascii: "\""): columns[position].cells.set(try scanner.string(), row, texts)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      columns[position].cells.set(try scanner.number(), row, texts)
    case UInt8(ascii: "t"):
      try scanner.skip(word: "true")
      columns[position].cells.set(plain: .truth, row)
    case UInt8(ascii: "f"):
      try scanner.skip(word: "false")
      columns[position].cells.set(plain: .falsehood, row)
    case UInt8(ascii: "n"):
      try scanner.skip(word: "null")
      columns[position].cells.set(plain: .missing, row)
    case UInt8(ascii: "["): columns[position].cells.set(try scanner.list(depth: 2), row)
    case UInt8(ascii: "{"): columns[position].cells.set(try scanner.object(depth: 2), row)
    case 0: throw scanner.failure("a value is expected, but the text ends")
    default: throw scanner.failure("a value is expected")
    }
  }
}
