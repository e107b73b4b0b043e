/// The texts of one column's cells, one after the other.
final class JSONCellBuffer: @unchecked Sendable {
  let buffer = CSVByteBuffer(capacity: 1 << 12)
  private var ends: [Int] = [0]

  func removeAll() {
    buffer.removeAll()
    ends.removeAll(keepingCapacity: true)
    ends.append(0)
  }

  @inline(__always)
  func endCell() { ends.append(buffer.count) }

  /// The text of a cell, counted from the first.
  @inline(__always)
  func cell(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer.contents[ends[index]..<ends[index + 1]])
  }
}

extension CSVByteBuffer {
  /// Adds a text that needs no quotes.
  func append(plain text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Begins a line that lies `indent` levels deep.
  func breakJSONLine(indent: Int) {
    append(UInt8(ascii: "\n"))
    for _ in 0..<indent { append(plain: "  ") }
  }

  /// Adds a string in quotes; quotes, backslashes and control characters are escaped.
  func append(quotedJSON text: String) {
    var text = text
    text.withUTF8 { append(quotedJSON: $0) }
  }

  /// Adds a string in quotes; quotes, backslashes and control characters are escaped.
  func append(quotedJSON bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var first = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
      append(UnsafeBufferPointer(rebasing: bytes[first..<index]))
      appendJSONEscape(byte)
      first = index + 1
    }
    append(UnsafeBufferPointer(rebasing: bytes[first...]))
    append(UInt8(ascii: "\""))
  }

  private func appendJSONEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    default:
      let digits = String(byte, radix: 16)
      append(plain: "u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}
