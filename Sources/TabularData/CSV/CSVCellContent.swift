import Foundation

/// A cell without its quotes and escapes.
struct CSVCellContent {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Whether quotes or escapes say that the cell is text.
  let isQuoted: Bool
}

/// Takes quotes and escapes off cells.
///
/// What it returns is valid until it is asked again.
final class CSVCellDecoder {
  private let dialect: CSVDialect
  private var scratch: UnsafeMutablePointer<UInt8>
  private var capacity = 256

  init(_ dialect: CSVDialect) {
    self.dialect = dialect
    scratch = .allocate(capacity: capacity)
  }

  deinit { scratch.deallocate() }

  /// The content of a cell, whose quotes are known to be in place.
  func content(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> CSVCellContent {
    let count = end - start
    let isQuoted = dialect.usesQuoting && count >= 2 && start.pointee == CSVDialect.quote
    let inner = UnsafeBufferPointer(start: isQuoted ? start + 1 : start, count: isQuoted ? count - 2 : count)
    let isPlain =
      !dialect.usesEscaping && (!isQuoted || memchr(inner.baseAddress!, Int32(CSVDialect.quote), inner.count) == nil)
    if isPlain || !inner.contains(where: { $0 == CSVDialect.quote || $0 == dialect.escape[0] }) {
      return CSVCellContent(bytes: inner.baseAddress!, count: inner.count, isQuoted: isQuoted)
    }
    let (length, hasEscapes) = decode(inner, isQuoted: isQuoted)
    return CSVCellContent(bytes: UnsafePointer(scratch), count: length, isQuoted: isQuoted || hasEscapes)
  }

  private func decode(_ bytes: UnsafeBufferPointer<UInt8>, isQuoted: Bool) -> (length: Int, hasEscapes: Bool) {
    reserve(bytes.count)
    if !dialect.usesEscaping { return (undouble(bytes), false) }
    var length = 0
    var place = 0
    var hasEscapes = false
    while place < bytes.count {
      if dialect.usesEscaping, bytes[place...].starts(with: dialect.escape) {
        hasEscapes = true
        place += dialect.escape.count
        // An escape as the very last byte of a file protects nothing, and stands for itself.
        if place == bytes.count {
          for byte in dialect.escape { append(byte, at: &length) }
          break
        }
      } else if isQuoted, bytes[place] == CSVDialect.quote {
        place += 1
      }
      append(bytes[place], at: &length)
      place += 1
    }
    return (length, hasEscapes)
  }

  /// Copies a text without the second of each two quotes, from quote to quote.
  private func undouble(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    var length = 0
    var place = 0
    while place < bytes.count {
      let rest = bytes.count - place
      let run =
        memchr(start + place, Int32(CSVDialect.quote), rest).map {
          UnsafeRawPointer(start + place).distance(to: $0) + 1
        }
        ?? rest
      (scratch + length).update(from: start + place, count: run)
      length += run
      // A run that found a quote ends with it; its twin is left out.
      place += run + 1
    }
    return length
  }

  private func append(_ byte: UInt8, at length: inout Int) {
    scratch[length] = byte
    length += 1
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    scratch.deallocate()
    capacity = count * 2
    scratch = .allocate(capacity: capacity)
  }
}
