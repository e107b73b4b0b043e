/// Bytes that text views point into; they are released with the last column that uses them.
final class TextArena {
  let bytes: UnsafeMutableRawPointer
  private let release: (UnsafeMutableRawPointer) -> Void

  /// Takes over memory; `release` is called once, with it.
  init(adopting bytes: UnsafeMutableRawPointer, release: @escaping (UnsafeMutableRawPointer) -> Void) {
    self.bytes = bytes
    self.release = release
  }

  /// Fresh memory of `capacity` bytes.
  convenience init(capacity: Int) {
    self.init(adopting: .allocate(byteCount: Swift.max(capacity, 1), alignment: 8)) { $0.deallocate() }
  }

  deinit { release(bytes) }
}

/// Rows of text as views, with the memory that the views refer to.
@usableFromInline
final class TextStorage: @unchecked Sendable {
  let views: UnsafeMutablePointer<TextView>
  let count: Int
  let arenas: [TextArena]
  let validity: ValidityBitmap?

  /// Takes over the views, which are initialised where `validity` is set and point into `arenas` alone.
  init(adopting views: UnsafeMutablePointer<TextView>, count: Int, arenas: [TextArena], validity: ValidityBitmap?) {
    self.views = views
    self.count = count
    self.arenas = arenas
    let isComplete = validity.map { ValidityBitmap.missingCount($0.words, count: count) == 0 } ?? true
    self.validity = isComplete ? nil : validity
  }

  deinit { views.deallocate() }

  @usableFromInline
  func string(at row: Int) -> String? {
    if let validity, !validity[row] { return nil }
    return views[row].string
  }
}
