import Foundation

/// Makes a column of the cells under one name.
struct JSONColumnReader {
  let options: JSONReadingOptions
  let arenas: [TextArena]
  let name: String
  let rowCount: Int

  /// The column; its type is inferred unless it is given.
  ///
  /// - Throws: `JSONReadingError` for the first cell of another type.
  func column(_ cells: inout JSONCells, type: JSONType?) throws -> AnyColumn {
    let type = try type ?? inferredType(cells)
    switch type {
    case .integer: return try wholeNumbers(&cells).eraseToAnyColumn()
    case .double: return try doubles(&cells).eraseToAnyColumn()
    case .boolean: return try booleans(cells).eraseToAnyColumn()
    case .string: return try strings(&cells).eraseToAnyColumn()
    case .date: return try dates(cells).eraseToAnyColumn()
    case .array: return try nested(cells, .array, [Any?].self).eraseToAnyColumn()
    case .object: return try nested(cells, .object, [String: Any?].self).eraseToAnyColumn()
    }
  }

  /// The one type that all cells have, numbers widened to double; String where there is no value.
  private func inferredType(_ cells: JSONCells) throws -> JSONType {
    var found = Set<JSONCellKind>()
    for kind in JSONCellKind.allCases where kind != .missing && cells.hasKind(kind, among: rowCount) {
      found.insert(kind)
    }
    if found.isEmpty { return .string }
    if found.isSubset(of: [.integer, .negativeZero]) { return .integer }
    if found.isSubset(of: [.integer, .negativeZero, .largeInteger, .double]) { return .double }
    if found.isSubset(of: [.truth, .falsehood]) { return .boolean }
    switch found {
    case [.string]: return !options.dateParsers.isEmpty && allAreDates(cells) ? .date : .string
    case [.array]: return .array
    case [.object]: return .object
    default: throw JSONReadingError.incompatibleValues(column: name)
    }
  }

  private func allAreDates(_ cells: JSONCells) -> Bool {
    (0..<rowCount).allSatisfy { row in
      cells.kind(row) == .missing || cells.text(row).map { options.date($0) != nil } ?? false
    }
  }

  private func wholeNumbers(_ cells: inout JSONCells) throws -> Column<Int> {
    var validity: ValidityBitmap?
    for row in 0..<rowCount {
      switch cells.kind(row) {
      case .integer, .negativeZero: break
      case .missing: markMissing(row, &validity)
      case .double:
        guard let whole = Int(exactly: cells.double(row)) else { throw failure(row, .integer, cells) }
        cells.words.unsafelyUnwrapped[row] = UInt64(bitPattern: Int64(whole))
      default: throw failure(row, .integer, cells)
      }
    }
    guard let words = cells.takeWords() else { return missingColumn() }
    let values = UnsafeMutableRawPointer(words).bindMemory(to: Int.self, capacity: rowCount)
    return Column(name: name, storage: ColumnStorage(adopting: values, count: rowCount, validity: validity))
  }

  private func doubles(_ cells: inout JSONCells) throws -> Column<Double> {
    var validity: ValidityBitmap?
    for row in 0..<rowCount {
      switch cells.kind(row) {
      case .double, .largeInteger: break
      case .integer: cells.words.unsafelyUnwrapped[row] = Double(cells.integer(row)).bitPattern
      case .negativeZero: cells.words.unsafelyUnwrapped[row] = (-0.0).bitPattern
      case .missing: markMissing(row, &validity)
      default: throw failure(row, .double, cells)
      }
    }
    guard let words = cells.takeWords() else { return missingColumn() }
    let values = UnsafeMutableRawPointer(words).bindMemory(to: Double.self, capacity: rowCount)
    return Column(name: name, storage: ColumnStorage(adopting: values, count: rowCount, validity: validity))
  }

  private func booleans(_ cells: JSONCells) throws -> Column<Bool> {
    var column = Column<Bool>(name: name, capacity: rowCount)
    for row in 0..<rowCount {
      switch cells.kind(row) {
      case .missing: column.append(nil)
      case .truth: column.append(true)
      case .falsehood: column.append(false)
      default: throw failure(row, .boolean, cells)
      }
    }
    return column
  }

  private func strings(_ cells: inout JSONCells) throws -> Column<String> {
    var validity: ValidityBitmap?
    for row in 0..<rowCount {
      switch cells.kind(row) {
      case .string: break
      case .missing: markMissing(row, &validity)
      default: throw failure(row, .string, cells)
      }
    }
    guard let views = cells.takeViews() else { return missingColumn() }
    let text = TextStorage(adopting: views, count: rowCount, arenas: arenas, validity: validity)
    return Column(name: name, storage: ColumnStorage(text: text))
  }

  private func dates(_ cells: JSONCells) throws -> Column<Date> {
    var column = Column<Date>(name: name, capacity: rowCount)
    for row in 0..<rowCount {
      if cells.kind(row) == .missing {
        column.append(nil)
      } else if let date = cells.text(row).flatMap(options.date) {
        column.append(date)
      } else {
        throw failure(row, .date, cells)
      }
    }
    return column
  }

  private func nested<Value>(_ cells: JSONCells, _ kind: JSONCellKind, _ type: Value.Type) throws -> Column<Value> {
    for row in 0..<rowCount where cells.kind(row) != .missing && cells.kind(row) != kind {
      throw failure(row, kind == .array ? .array : .object, cells)
    }
    var column: Column<Value> = missingColumn()
    // Of a row that occurs twice the last counts; one that ended as null keeps none.
    for (row, value) in cells.nested where cells.kind(row) == kind {
      if let value = value as? Value { column[row] = value }
    }
    return column
  }

  private func markMissing(_ row: Int, _ validity: inout ValidityBitmap?) {
    let bitmap = validity ?? ValidityBitmap(capacity: rowCount)
    bitmap[row] = false
    validity = bitmap
  }

  private func missingColumn<Value>() -> Column<Value> {
    Column(name: name, storage: ColumnStorage(missing: rowCount))
  }

  private func failure(_ row: Int, _ type: JSONType, _ cells: JSONCells) -> JSONReadingError {
    switch (type, cells.kind(row)) {
    case (.date, .string), (.integer, .largeInteger):
      .failedToParse(row: row, column: name, type: type, contents: cells.view(row)?.string ?? "")
    default: .wrongType(row: row, column: name, expectedType: type, value: cells.found(row))
    }
  }
}

extension JSONCells {
  @inline(__always)
  func kind(_ row: Int) -> JSONCellKind { JSONCellKind(rawValue: kinds[row]).unsafelyUnwrapped }

  func hasKind(_ kind: JSONCellKind, among rowCount: Int) -> Bool {
    memchr(kinds, Int32(kind.rawValue), rowCount) != nil
  }

  func integer(_ row: Int) -> Int { words.map { Int(truncatingIfNeeded: $0[row]) } ?? 0 }

  func double(_ row: Int) -> Double { words.map { Double(bitPattern: $0[row]) } ?? .nan }

  func view(_ row: Int) -> TextView? { views.map { $0[row] } }

  /// The view of a row that holds a string.
  func text(_ row: Int) -> TextView? { kind(row) == .string ? view(row) : nil }

  /// A cell for an error message.
  func found(_ row: Int) -> any Sendable {
    switch kind(row) {
    case .missing: "null"
    case .truth: true
    case .falsehood: false
    case .integer: integer(row)
    case .negativeZero: "-0"
    case .double: double(row)
    case .largeInteger, .string: view(row)?.string ?? ""
    case .array: "a list of \((nestedValue(row) as? [Any?])?.count ?? 0) values"
    case .object: "an object of \((nestedValue(row) as? [String: Any?])?.count ?? 0) members"
    }
  }

  private func nestedValue(_ row: Int) -> Any? { nested.last { $0.row == row }?.value }
}
