import CArrow
import TabularData

/// What the structures of one column, or of a table, are filled with, as often as one likes.
struct ExportedColumn: @unchecked Sendable {
  let name: String
  let format: String
  let length: Int
  let missingCount: Int
  /// The memory, in the order of the format; nil for a bitmap where nothing is missing.
  let buffers: [UnsafeRawPointer?]
  /// What keeps the memory.
  let owners: [any AnyObject & Sendable]
  var children: [ExportedColumn] = []

  /// Fills a structure that is the consumer's from now on.
  func write(to schema: UnsafeMutablePointer<ArrowSchema>) {
    let parts = ExportedSchemaParts(self)
    schema.initialize(
      to: ArrowSchema(
        format: UnsafePointer(parts.format), name: UnsafePointer(parts.name), metadata: nil,
        flags: Int64(ARROW_FLAG_NULLABLE), n_children: Int64(children.count), children: parts.children.pointers,
        dictionary: nil, release: ExportedSchemaParts.release, private_data: Unmanaged.passRetained(parts).toOpaque()))
  }

  /// Fills a structure that is the consumer's from now on.
  func write(to array: UnsafeMutablePointer<ArrowArray>) {
    let parts = ExportedArrayParts(self)
    array.initialize(
      to: ArrowArray(
        length: Int64(length), null_count: Int64(missingCount), offset: 0, n_buffers: Int64(buffers.count),
        n_children: Int64(children.count), buffers: parts.buffers, children: parts.children.pointers, dictionary: nil,
        release: ExportedArrayParts.release, private_data: Unmanaged.passRetained(parts).toOpaque()))
  }
}

extension ExportedColumn {
  /// An array of some format without rows; its schema is somebody else's.
  init(withoutRows format: ArrowFormat, _ fields: [ArrowField]) {
    self.init(
      name: "", format: "", length: 0, missingCount: 0,
      buffers: Array(repeating: nil, count: format.bufferCount), owners: [],
      children: fields.map { ExportedColumn(withoutRows: $0.format, $0.children) })
  }
}

/// Structures inside of another one, and the list of where they are.
///
/// A consumer may have moved one of them elsewhere: it is marked as released here then, and left alone.
private final class ExportedChildren<Structure> {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<Structure>?>?
  private let count: Int
  private let release: (UnsafeMutablePointer<Structure>) -> Void

  init(
    count: Int, write: (Int, UnsafeMutablePointer<Structure>) -> Void,
    release: @escaping (UnsafeMutablePointer<Structure>) -> Void
  ) {
    self.count = count
    self.release = release
    pointers = count == 0 ? nil : .allocate(capacity: count)
    for index in 0..<count {
      let child = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
      write(index, child)
      (pointers.unsafelyUnwrapped + index).initialize(to: child)
    }
  }

  deinit {
    for index in 0..<count {
      guard let child = pointers?[index] else { continue }
      release(child)
      child.deallocate()
    }
    pointers?.deallocate()
  }
}

/// The memory that a schema refers to; gone with its release.
private final class ExportedSchemaParts {
  let format: UnsafeMutablePointer<CChar>
  let name: UnsafeMutablePointer<CChar>
  let children: ExportedChildren<ArrowSchema>

  init(_ column: ExportedColumn) {
    format = ExportedSchemaParts.copy(column.format)
    name = ExportedSchemaParts.copy(column.name)
    children = ExportedChildren(
      count: column.children.count, write: { column.children[$0].write(to: $1) }, release: { $0.pointee.release?($0) })
  }

  deinit {
    format.deallocate()
    name.deallocate()
  }

  /// A string as C has it. A name with a zero byte ends there.
  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    text.withCString { bytes in
      var count = 0
      while bytes[count] != 0 { count += 1 }
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: count + 1)
      copy.initialize(from: bytes, count: count + 1)
      return copy
    }
  }

  static let release: @convention(c) (UnsafeMutablePointer<ArrowSchema>?) -> Void = { schema in
    guard let schema, let parts = schema.pointee.private_data else { return }
    schema.pointee.release = nil
    schema.pointee.private_data = nil
    Unmanaged<ExportedSchemaParts>.fromOpaque(parts).release()
  }
}

/// The memory that an array refers to; its owners go with its release.
private final class ExportedArrayParts {
  let buffers: UnsafeMutablePointer<UnsafeRawPointer?>
  let children: ExportedChildren<ArrowArray>
  private let owners: [any AnyObject & Sendable]

  init(_ column: ExportedColumn) {
    buffers = .allocate(capacity: max(column.buffers.count, 1))
    for (index, buffer) in column.buffers.enumerated() { (buffers + index).initialize(to: buffer) }
    owners = column.owners
    children = ExportedChildren(
      count: column.children.count, write: { column.children[$0].write(to: $1) }, release: { $0.pointee.release?($0) })
  }

  deinit { buffers.deallocate() }

  static let release: @convention(c) (UnsafeMutablePointer<ArrowArray>?) -> Void = { array in
    guard let array, let parts = array.pointee.private_data else { return }
    array.pointee.release = nil
    array.pointee.private_data = nil
    Unmanaged<ExportedArrayParts>.fromOpaque(parts).release()
  }
}
