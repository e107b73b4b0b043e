import Foundation

/// Where a block of one column's values is, and how it is stored.
struct SFrameBlock {
  /// The bytes in the file.
  let bytes: Range<Int>
  /// How many bytes there are after decompression.
  let decodedCount: Int
  let rowCount: Int
  let flags: UInt64

  var isCompressed: Bool { flags & 1 != 0 }
  /// Whether the values have types at all; other blocks are not columns of an SFrame.
  var isTyped: Bool { flags & 2 != 0 }
  /// Whether each value brings its own type.
  var hasSeveralTypes: Bool { flags & 4 != 0 }
  /// Whether a byte before floats says how they are stored.
  var hasExtendedEncoding: Bool { flags & 8 != 0 }
}

/// The files with the values of some columns, in the address space.
///
/// A file ends with the blocks of each of its columns and, in its last eight bytes, the length of that list: a number of
/// columns, for each a number of blocks, for each block six numbers of eight bytes: place, length, length after
/// decompression, rows, flags, and one that is not used.
struct SFrameSegments: Sendable {
  private let files: [URL: (data: Data, blocks: [[SFrameBlock]])]

  /// Maps the files of columns and reads where their blocks are.
  init(of columns: [SFrameIndex.Column]) throws {
    var files: [URL: (Data, [[SFrameBlock]])] = [:]
    for segment in columns.flatMap(\.segments) where files[segment.file] == nil {
      let data = try Data(contentsOf: segment.file, options: .mappedIfSafe)
      do {
        files[segment.file] = (data, try SFrameSegments.blocks(of: data))
      } catch let flaw as SFrameFlaw {
        throw SFrameReadingError.badEncoding("\(segment.file.lastPathComponent): \(flaw.reason)")
      }
    }
    self.files = files
  }

  /// Calls `body` with the bytes of a file and the blocks of one of its columns.
  func withBlocks<Result>(
    of file: URL, position: Int, _ body: (UnsafeRawBufferPointer, [SFrameBlock]) throws -> Result
  ) throws -> Result {
    guard let (data, blocks) = files[file], blocks.indices.contains(position) else {
      throw SFrameFlaw(reason: "\(file.lastPathComponent) has no column \(position).")
    }
    return try data.withUnsafeBytes { try body($0, blocks[position]) }
  }

  private static func blocks(of data: Data) throws -> [[SFrameBlock]] {
    try data.withUnsafeBytes { bytes in
      guard bytes.count >= 8 else { throw SFrameFlaw(reason: "The file is too short for a list of blocks.") }
      var end = SFrameByteReader(UnsafeRawBufferPointer(rebasing: bytes.suffix(8)))
      let length = try end.count()
      guard length <= bytes.count - 8 else { throw SFrameFlaw(reason: "The list of blocks is longer than the file.") }
      let start = bytes.count - 8 - length
      var list = SFrameByteReader(UnsafeRawBufferPointer(rebasing: bytes[start..<bytes.count - 8]))
      return try (0..<list.count(ofAtLeast: 8)).map { _ in
        try (0..<list.count(ofAtLeast: 48)).map { _ in try block(&list, before: start) }
      }
    }
  }

  private static func block(_ list: inout SFrameByteReader, before limit: Int) throws -> SFrameBlock {
    let (offset, length, decodedCount, rowCount) = (
      try list.count(), try list.count(), try list.count(), try list.count()
    )
    let flags = try list.word()
    _ = try list.word()
    guard offset <= limit, length <= limit - offset else {
      throw SFrameFlaw(reason: "A block lies outside of the file.")
    }
    return SFrameBlock(
      bytes: offset..<offset + length, decodedCount: decodedCount, rowCount: rowCount, flags: flags)
  }
}

/// What is wrong with bytes: a sentence, to which whoever knows adds where they are.
struct SFrameFlaw: Error {
  let reason: String
}
