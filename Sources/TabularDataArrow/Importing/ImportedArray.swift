import CArrow

/// An array of another library, taken over: given back once, when the last column that uses its memory is gone.
final class ImportedArray: Sendable {
  /// Only read, until it is released.
  nonisolated(unsafe) private let place: UnsafeMutablePointer<ArrowArray>

  /// Moves the array out of its place, which is marked as released.
  init(moving source: UnsafeMutablePointer<ArrowArray>) {
    place = .allocate(capacity: 1)
    place.initialize(to: source.pointee)
    source.pointee.release = nil
  }

  /// Makes a table of some columns without any row, as of a stream without arrays.
  convenience init(withoutRows fields: [ArrowField]) {
    var array = ArrowArray()
    ExportedColumn(withoutRows: .table, fields).write(to: &array)
    self.init(moving: &array)
  }

  var array: ArrowArray { place.pointee }

  deinit {
    place.pointee.release?(place)
    place.deallocate()
  }
}

/// A stream of another library, taken over: given back once, when it was read to its end.
final class ImportedStream {
  private let place: UnsafeMutablePointer<ArrowArrayStream>

  /// Moves the stream out of its place, which is marked as released.
  init(moving source: UnsafeMutablePointer<ArrowArrayStream>) throws {
    guard source.pointee.release != nil else { throw ArrowError.released(structure: "stream") }
    place = .allocate(capacity: 1)
    place.initialize(to: source.pointee)
    source.pointee.release = nil
  }

  deinit {
    place.pointee.release?(place)
    place.deallocate()
  }

  /// The columns that each array of the stream has.
  func fields() throws -> [ArrowField] {
    var schema = ArrowSchema()
    try check(place.pointee.get_schema?(place, &schema))
    defer { schema.release?(&schema) }
    return try ArrowField.columns(of: &schema)
  }

  /// The next array; nil at the end.
  func next() throws -> ImportedArray? {
    var array = ArrowArray()
    try check(place.pointee.get_next?(place, &array))
    return array.release == nil ? nil : ImportedArray(moving: &array)
  }

  private func check(_ code: Int32?) throws {
    guard let code else { throw ArrowError.stream(code: 0, message: "it lacks a function") }
    if code == 0 { return }
    let message = place.pointee.get_last_error?(place).map { String(cString: $0) }
    throw ArrowError.stream(code: code, message: message ?? "")
  }
}
