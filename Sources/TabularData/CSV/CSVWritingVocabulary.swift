/// Which texts need quotes, and what stands for values that are not text.
struct CSVWritingVocabulary {
  typealias Place = UnsafeMutablePointer<UInt8>

  let delimiter: CSVMark
  let newline: CSVMark
  let missing: CSVMark
  let truth: CSVMark
  let falsehood: CSVMark
  /// Whether digits, signs or letters of numbers are delimiters.
  let numbersNeedQuotes: Bool
  /// Texts that a reader with the usual options, or with this nil encoding, takes for a missing value unless quoted.
  private let missingSpellings: CSVSpellings
  /// Eight times the byte that a delimiter begins with.
  private let delimiterBytes: UInt64
  /// The first byte of line ends that are neither line feed nor carriage return.
  private let rareMark: UInt8?

  /// - Precondition: The delimiter is neither a quote nor a line end.
  init(_ options: CSVWritingOptions) {
    precondition(
      !["\"", "\n", "\r", "\r\n"].contains(options.delimiter), "the delimiter of a CSV cannot be a quote or a line end")
    let delimiter = Array(String(options.delimiter).utf8)
    let newline = Array(options.newline.utf8)
    self.delimiter = CSVMark(delimiter)
    self.newline = CSVMark(newline)
    delimiterBytes = CSVWritingVocabulary.repeated(delimiter[0])
    rareMark = newline.first.flatMap { [CSVDialect.lineFeed, CSVDialect.carriageReturn].contains($0) ? nil : $0 }
    numbersNeedQuotes = "0123456789+-.einfat:TZ".contains(options.delimiter) || rareMark != nil
    let marks = delimiter.prefix(1) + newline.prefix(1)
    missing = CSVWritingVocabulary.word(options.nilEncoding, marks)
    truth = CSVWritingVocabulary.word(options.trueEncoding, marks)
    falsehood = CSVWritingVocabulary.word(options.falseEncoding, marks)
    missingSpellings = CSVSpellings(CSVReadingOptions().nilEncodings.union([options.nilEncoding]))
  }

  /// A word of the options, in quotes where a reader would not find its end otherwise.
  private static func word(_ text: String, _ marks: ArraySlice<UInt8>) -> CSVMark {
    let bytes = Array(text.utf8)
    let special = [CSVDialect.quote, CSVDialect.lineFeed, CSVDialect.carriageReturn] + marks
    guard bytes.contains(where: special.contains) else { return CSVMark(bytes) }
    let doubled = bytes.flatMap { $0 == CSVDialect.quote ? [$0, $0] : [$0] }
    return CSVMark([CSVDialect.quote] + doubled + [CSVDialect.quote])
  }

  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) * 0x0101_0101_0101_0101 }

  /// The bytes that writing a text of some length may touch.
  @inline(__always)
  static func room(_ length: Int) -> Int { 2 &* length &+ 24 }

  /// Writes a text of up to 12 bytes, in quotes where it holds a mark or could be taken for a missing value.
  @inline(__always)
  func write(inlined view: TextView, to place: Place) -> Place {
    let length = view.length
    let low = view.head &>> 32 | view.tail &<< 32
    let high = view.tail &>> 32
    if marks(in: low) | marks(in: high) != 0 { return view.withBytes { write(quoted: $0, to: place) } }
    if length > 0, isSuspicious(UInt8(truncatingIfNeeded: low), length) {
      return view.withBytes { writeSuspicious($0, to: place) }
    }
    let target = UnsafeMutableRawPointer(place)
    target.storeBytes(of: low.littleEndian, as: UInt64.self)
    target.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    return place + length
  }

  /// Writes a text, in quotes where it holds a mark or could be taken for a missing value.
  @inline(__always)
  func write(_ text: UnsafeBufferPointer<UInt8>, to place: Place) -> Place {
    guard let start = text.baseAddress, text.count >= 8, rareMark == nil else {
      return writeSuspicious(text, to: place)
    }
    // Copied while it is looked at: most texts hold no mark.
    let source = UnsafeRawPointer(start)
    let target = UnsafeMutableRawPointer(place)
    var found: UInt64 = 0
    var offset = 0
    let last = text.count &- 8
    while offset < last {
      let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      target.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
      found |= marks(in: word)
      offset &+= 8
    }
    let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    target.storeBytes(of: word.littleEndian, toByteOffset: last, as: UInt64.self)
    if found | marks(in: word) != 0 { return write(quoted: text, to: place) }
    if isSuspicious(start.pointee, text.count) { return writeSuspicious(text, to: place) }
    return place + text.count
  }

  /// Writes a text in quotes.
  @inline(never)
  func write(quoted text: UnsafeBufferPointer<UInt8>, to place: Place) -> Place {
    place.pointee = CSVDialect.quote
    var next = place + 1
    var left = text[...]
    // Eight bytes a step, up to one that is a quote.
    while left.count >= 8, let start = text.baseAddress {
      let word = UnsafeRawPointer(start + left.startIndex).loadUnaligned(as: UInt64.self)
      UnsafeMutableRawPointer(next).storeBytes(of: word, as: UInt64.self)
      let quotes = CSVWritingVocabulary.zeroBytes(UInt64(littleEndian: word) ^ 0x2222_2222_2222_2222)
      let count = min((quotes & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3 + 1, 8)
      next += count
      left = left.dropFirst(count)
      if quotes & 0x8080_8080_8080_8080 != 0 {
        next.pointee = CSVDialect.quote
        next += 1
      }
    }
    for byte in left {
      next.pointee = byte
      next += 1
      if byte == CSVDialect.quote {
        next.pointee = byte
        next += 1
      }
    }
    next.pointee = CSVDialect.quote
    return next + 1
  }

  /// Writes a text after looking at each byte.
  @inline(never)
  private func writeSuspicious(_ text: UnsafeBufferPointer<UInt8>, to place: Place) -> Place {
    guard let start = text.baseAddress, !text.isEmpty else { return place }
    if needsQuotes(text) { return write(quoted: text, to: place) }
    place.update(from: start, count: text.count)
    return place + text.count
  }

  private func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // At the start of a file, a byte order mark would be taken for the file's.
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    let delimiter = UInt8(truncatingIfNeeded: delimiterBytes)
    for byte in text {
      if byte == CSVDialect.quote || byte == CSVDialect.lineFeed || byte == CSVDialect.carriageReturn
        || byte == delimiter || byte == rareMark
      {
        return true
      }
    }
    return text.baseAddress.map { missingSpellings.contains($0, count: text.count) } ?? false
  }

  /// Whether the first byte and the length of a text are those of a byte order mark or a missing value's spelling.
  @inline(__always)
  private func isSuspicious(_ first: UInt8, _ count: Int) -> Bool {
    first == 0xEF || rareMark != nil || missingSpellings.mayContain(first: first, count: count)
  }

  /// Not zero if one of eight bytes is a quote, a line end or the start of a delimiter.
  @inline(__always)
  private func marks(in word: UInt64) -> UInt64 {
    let quotes = CSVWritingVocabulary.zeroBytes(word ^ 0x2222_2222_2222_2222)
    let lineFeeds = CSVWritingVocabulary.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
    let returns = CSVWritingVocabulary.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
    let delimiters = CSVWritingVocabulary.zeroBytes(word ^ delimiterBytes)
    return (quotes | lineFeeds | returns | delimiters) & 0x8080_8080_8080_8080
  }

  /// A highest bit of a byte is set if that byte is zero; above such a byte others may be set too.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }
}
