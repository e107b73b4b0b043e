import Foundation

/// Where the bytes of a CSV come from.
enum CSVSource {
  case file(URL)
  case data(Data)

  /// Calls `body` with all bytes, which are valid during the call.
  ///
  /// A regular file is mapped, not read, so that its bytes need no memory of their own; it must not be cut short
  /// meanwhile. Anything else with a URL is read by Foundation, whose error says what is wrong with it.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) throws -> Result {
    switch self {
    case .data(let data):
      return try data.withUnsafeBytes { try body($0.assumingMemoryBound(to: UInt8.self)) }
    case .file(let url):
      guard url.isFileURL, let mapping = CSVFileMapping(path: url.path(percentEncoded: false)) else {
        return try CSVSource.data(Data(contentsOf: url)).withBytes(body)
      }
      return try withExtendedLifetime(mapping) { try body(mapping.bytes) }
    }
  }
}

/// A regular file in the address space.
private final class CSVFileMapping {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Nil if the file cannot be opened or mapped, is empty, or is not a regular one.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return nil }
    let count = Int(status.st_size)
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
    madvise(start, count, MADV_WILLNEED)
    bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count) }
}
