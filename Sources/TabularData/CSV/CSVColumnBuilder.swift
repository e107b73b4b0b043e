import Foundation
import Synchronization

/// What the cells of a column are stored as while the file is read; dates and data start as text.
enum CSVColumnKind {
  case integer, double, float, boolean, text
  /// Text that need not be UTF-8.
  case bytes

  init(_ type: CSVType) {
    switch type {
    case .integer: self = .integer
    case .boolean: self = .boolean
    case .float: self = .float
    case .double: self = .double
    case .date, .string: self = .text
    case .data: self = .bytes
    }
  }

  /// The type that a column of this kind, if it is inferred, supposes each cell to have.
  var supposition: CSVTypeSet {
    switch self {
    case .integer: .integer
    case .double, .float: .decimal
    case .boolean: .boolean
    case .text, .bytes: []
    }
  }

  var stride: Int {
    switch self {
    case .integer: MemoryLayout<Int>.stride
    case .double: MemoryLayout<Double>.stride
    case .float: MemoryLayout<Float>.stride
    case .boolean: MemoryLayout<Bool>.stride
    case .text, .bytes: MemoryLayout<TextView>.stride
    }
  }
}

/// The memory of a column that threads fill, each its own rows.
final class CSVColumnBuilder: @unchecked Sendable {
  let name: String
  /// The position in the file.
  let index: Int
  /// The type that was asked for; nil if the cells decide.
  let type: CSVType?
  private(set) var kind: CSVColumnKind
  /// The types that no cell has ruled out yet.
  private let candidates: UnsafeMutablePointer<Atomic<UInt8>>
  /// Nil until rows are allocated, and after the column was handed over.
  private(set) var values: UnsafeMutableRawPointer?
  private(set) var validity: ValidityBitmap?
  private var rowCount = 0
  var arenas: [TextArena] = []

  init(name: String, index: Int, type: CSVType?, supposing types: CSVTypeSet, options: CSVReadingOptions) {
    self.name = name
    self.index = index
    self.type = type
    candidates = .allocate(capacity: 1)
    candidates.initialize(to: Atomic(types.rawValue))
    kind = type.map { CSVColumnKind($0) } ?? CSVColumnBuilder.kind(for: types, options)
  }

  deinit {
    values?.deallocate()
    candidates.deinitialize(count: 1)
    candidates.deallocate()
  }

  private static func kind(for types: CSVTypeSet, _ options: CSVReadingOptions) -> CSVColumnKind {
    switch types.narrowest {
    case .integer: .integer
    case .decimal: options.floatingPointType == .float ? .float : .double
    case .boolean: .boolean
    default: .text
    }
  }

  /// Takes the column for the narrowest type that is left.
  func widen(_ options: CSVReadingOptions) {
    kind = CSVColumnBuilder.kind(for: CSVTypeSet(rawValue: candidates.pointee.load(ordering: .relaxed)), options)
  }

  /// Makes room for all rows, each present until it is marked as missing, and tells where.
  ///
  /// The memory is there until the next call, or until the column is finished.
  func allocate(rowCount: Int) -> CSVColumnTarget {
    self.values?.deallocate()
    self.rowCount = rowCount
    let values = UnsafeMutableRawPointer.allocate(byteCount: max(rowCount, 1) * kind.stride, alignment: 16)
    let validity = ValidityBitmap(capacity: rowCount)
    self.values = values
    self.validity = validity
    arenas = []
    return CSVColumnTarget(
      index: index, type: type, kind: kind, values: values, validity: validity.words, candidates: candidates)
  }

  /// The finished column; the builder is empty afterwards.
  func finish(_ conversion: CSVColumnConversion) throws -> AnyColumn {
    guard let values, let validity else { return AnyColumn(Column<String>(name: name, capacity: 0)) }
    self.values = nil
    if type == nil, ValidityBitmap.missingCount(validity.words, count: rowCount) == rowCount {
      values.deallocate()
      return AnyColumn(Column(name: name, storage: ColumnStorage<String>(missing: rowCount)))
    }
    switch kind {
    case .integer: return column(values, validity, of: Int.self)
    case .double: return column(values, validity, of: Double.self)
    case .float: return column(values, validity, of: Float.self)
    case .boolean: return column(values, validity, of: Bool.self)
    case .text, .bytes:
      let views = values.assumingMemoryBound(to: TextView.self)
      let text = TextStorage(adopting: views, count: rowCount, arenas: arenas, validity: validity)
      return try conversion.column(of: text, name: name, index: index, type: type)
    }
  }

  private func column<Value>(
    _ values: UnsafeMutableRawPointer, _ validity: ValidityBitmap, of type: Value.Type
  ) -> AnyColumn {
    let typed = values.assumingMemoryBound(to: Value.self)
    return AnyColumn(Column(name: name, storage: ColumnStorage(adopting: typed, count: rowCount, validity: validity)))
  }
}
