import Foundation
import TabularData

/// Finds what structures say of columns, by the type of their elements.
enum ArrowColumnWriter {
  /// A table of columns.
  static func table(_ columns: [AnyColumn], rowCount: Int) throws -> ExportedColumn {
    ExportedColumn(
      name: "", format: "+s", length: rowCount, missingCount: 0, buffers: [nil], owners: [],
      children: try columns.map { try exported($0) })
  }

  private static func exported(_ column: AnyColumn) throws -> ExportedColumn {
    let writers: [(AnyColumn) throws -> ExportedColumn?] = [numbers, text, booleans, dates, data, lists]
    for writer in writers {
      if let found = try writer(column) { return found }
    }
    throw ArrowError.unsupportedType(column: column.name, type: String(describing: column.wrappedElementType))
  }

  // MARK: - Without a copy

  private static func numbers(_ column: AnyColumn) -> ExportedColumn? {
    let formats: [(String, any (BitwiseCopyable & Sendable).Type)] = [
      ("g", Double.self), ("l", Int.self), ("f", Float.self), ("l", Int64.self), ("i", Int32.self), ("s", Int16.self),
      ("c", Int8.self), ("L", UInt.self), ("L", UInt64.self), ("I", UInt32.self), ("S", UInt16.self), ("C", UInt8.self),
    ]
    for (format, type) in formats {
      if let found = numbers(column, format, type) { return found }
    }
    return nil
  }

  private static func numbers<Value: BitwiseCopyable & Sendable>(
    _ column: AnyColumn, _ format: String, _ type: Value.Type
  ) -> ExportedColumn? {
    column.lentValues(of: type).map { lent in
      ExportedColumn(
        name: column.name, format: format, length: column.count, missingCount: lent.missingCount,
        buffers: [lent.validity, lent.values], owners: [lent.owner])
    }
  }

  // MARK: - Converted

  private static func text(_ column: AnyColumn) -> ExportedColumn? {
    column.lentText().map { lent in
      ExportedColumn(
        name: column.name, format: lent.offsetWidth == 4 ? "u" : "U", length: column.count,
        missingCount: lent.missingCount, buffers: [lent.validity, lent.offsets, lent.values], owners: [lent.owner])
    }
  }

  private static func booleans(_ column: AnyColumn) -> ExportedColumn? {
    guard let column = column.typed(Bool.self) else { return nil }
    let bits = ExportedMemory(byteCount: (column.count + 7) / 8)
    for (row, value) in column.enumerated() where value ?? false { bits.bytes[row >> 3] |= 1 << UInt8(row & 7) }
    return exported(column, "b", [bits])
  }

  /// Dates are instants: microseconds since 1970 in UTC.
  private static func dates(_ column: AnyColumn) throws -> ExportedColumn? {
    guard let column = column.typed(Date.self) else { return nil }
    let memory = ExportedMemory(byteCount: column.count * 8)
    for (row, date) in column.enumerated() {
      guard let date else { continue }
      guard let number = ArrowTime.microseconds(date) else {
        throw ArrowError.dateOutOfRange(column: column.name, row: row)
      }
      memory.store(number, at: row)
    }
    return exported(column, "tsu:UTC", [memory])
  }

  private static func data(_ column: AnyColumn) -> ExportedColumn? {
    guard let column = column.typed(Data.self) else { return nil }
    let offsets = ExportedOffsets((0..<column.count).map { row in column[row]?.count ?? 0 })
    let bytes = ExportedMemory(byteCount: offsets.end)
    var place = UnsafeMutableRawPointer(bytes.bytes)
    for case let value? in column {
      value.withUnsafeBytes { if let base = $0.baseAddress { place.copyMemory(from: base, byteCount: $0.count) } }
      place += value.count
    }
    return exported(column, offsets.isLarge ? "Z" : "z", [offsets.memory, bytes])
  }

  private static func exported<Value: Sendable>(
    _ column: Column<Value>, _ format: String, _ memory: [ExportedMemory], children: [ExportedColumn] = []
  ) -> ExportedColumn {
    let presence = column.lentPresence
    return ExportedColumn(
      name: column.name, format: format, length: column.count, missingCount: column.missingCount,
      buffers: [presence?.bits] + memory.map { UnsafeRawPointer($0.bytes) },
      owners: memory + [presence?.owner].compactMap(\.self), children: children)
  }

  // MARK: - Lists

  private static func lists(_ column: AnyColumn) throws -> ExportedColumn? {
    let types: [any Sendable.Type] = [
      Double.self, Int.self, String.self, Bool.self, Float.self, Date.self, Data.self, Int64.self, Int32.self,
      Int16.self, Int8.self, UInt.self, UInt64.self, UInt32.self, UInt16.self, UInt8.self,
    ]
    for type in types {
      if let found = try lists(column, of: type) { return found }
    }
    return nil
  }

  private static func lists<Element: Sendable>(_ column: AnyColumn, of type: Element.Type) throws -> ExportedColumn? {
    if let column = column.typed([Element?].self) { return try list(column) { $0 } }
    if let column = column.typed([Element].self) { return try list(column) { $0.map(Optional.some) } }
    return nil
  }

  private static func list<List: Sendable, Element: Sendable>(
    _ column: Column<List>, _ elements: (List) -> [Element?]
  ) throws -> ExportedColumn {
    let offsets = ExportedOffsets((0..<column.count).map { row in column[row].map { elements($0).count } ?? 0 })
    var items = Column<Element>(name: "item", capacity: offsets.end)
    for case let list? in column { items.append(contentsOf: elements(list)) }
    return exported(
      column, offsets.isLarge ? "+L" : "+l", [offsets.memory], children: [try exported(items.eraseToAnyColumn())])
  }
}
