import Foundation

/// Rows of one frame and the columns in which their keys are.
struct KeyRows {
  let columns: [AnyColumn]
  let selection: RowSelection
}

/// A column of values that tell keys apart by themselves.
private protocol HashableKeyColumn {
  func numbering(_ columns: [any ErasedColumn], _ selections: [RowSelection]) -> KeyNumbering
}

extension Column: HashableKeyColumn where WrappedElement: Hashable {
  /// Numbers keys on one thread, since nothing is known of their `hash(into:)`.
  func numbering(_ columns: [any ErasedColumn], _ selections: [RowSelection]) -> KeyNumbering {
    let storages = columns.map { KeyNumbering.storage($0, WrappedElement.self) }
    let threads = KeyThreads(count: 1, minimumChunkLength: .max)
    return KeyNumbering(
      KeyNumbering.parts(selections.map(\.count)), threads: threads,
      makeTable: { HashableTable<WrappedElement>() },
      fill: { chunk, output, table in
        var index = 0
        selections[chunk.part].forEachRow { row in
          output[index] = table.number(of: storages[chunk.part][row], at: chunk.start + index)
          index += 1
        }
      })
  }
}

extension KeyNumbering {
  /// Numbers the keys of parts that each have as many key columns, of the same types in the same order.
  ///
  /// A missing cell is a value of its own; −0 and 0 are one, and so is every NaN.
  init(_ parts: [KeyRows], threads: KeyThreads = KeyThreads()) {
    let columnCount = parts[0].columns.count
    precondition(columnCount > 0, "keys need at least one column")
    let numberings = (0..<columnCount).map { index in
      KeyNumbering(columns: parts.map { $0.columns[index].erased }, parts.map(\.selection), threads: threads)
    }
    self = numberings.dropFirst().isEmpty ? numberings[0] : KeyNumbering(combining: numberings, threads: threads)
  }

  /// Numbers the keys of one column a part.
  private init(columns: [any ErasedColumn], _ selections: [RowSelection], threads: KeyThreads) {
    switch columns[0] {
    case is Column<Int>: self.init(integers: columns, selections, Int.self, threads)
    case is Column<Int64>: self.init(integers: columns, selections, Int64.self, threads)
    case is Column<Int32>: self.init(integers: columns, selections, Int32.self, threads)
    case is Column<Int16>: self.init(integers: columns, selections, Int16.self, threads)
    case is Column<Int8>: self.init(integers: columns, selections, Int8.self, threads)
    case is Column<UInt>: self.init(integers: columns, selections, UInt.self, threads)
    case is Column<UInt64>: self.init(integers: columns, selections, UInt64.self, threads)
    case is Column<UInt32>: self.init(integers: columns, selections, UInt32.self, threads)
    case is Column<UInt16>: self.init(integers: columns, selections, UInt16.self, threads)
    case is Column<UInt8>: self.init(integers: columns, selections, UInt8.self, threads)
    case is Column<Bool>: self.init(columns, selections, Bool.self, threads) { $0.keyWords($1) }
    case is Column<Double>: self.init(columns, selections, Double.self, threads) { $0.keyWords($1) }
    case is Column<Float>: self.init(columns, selections, Float.self, threads) { $0.keyWords($1) }
    case is Column<Date>: self.init(columns, selections, Date.self, threads) { $0.keyWords($1) }
    case is Column<String>:
      let storages = columns.map { KeyNumbering.storage($0, String.self) }
      self.init(texts: zip(storages, selections).map { ($0, $1) }, threads: threads)
    case let column as any HashableKeyColumn: self = column.numbering(columns, selections)
    default:
      preconditionFailure(
        "column '\(columns[0].name)' holds \(columns[0].wrappedElementType), whose values cannot be told apart")
    }
  }

  private init<Value: FixedWidthInteger>(
    integers columns: [any ErasedColumn], _ selections: [RowSelection], _ type: Value.Type, _ threads: KeyThreads
  ) {
    self.init(columns, selections, type, threads) { $0.keyWords($1) }
  }

  private init<Value>(
    _ columns: [any ErasedColumn], _ selections: [RowSelection], _ type: Value.Type, _ threads: KeyThreads,
    _ words: (ColumnStorage<Value>, RowSelection) -> WordSource
  ) {
    let storages = columns.map { KeyNumbering.storage($0, type) }
    self = withExtendedLifetime(storages) {
      KeyNumbering(words: zip(storages, selections).map(words), threads: threads)
    }
  }

  /// The storage of a column, which must be of the type of the first part's.
  fileprivate static func storage<Value>(_ column: any ErasedColumn, _ type: Value.Type) -> ColumnStorage<Value> {
    guard let column = column as? Column<Value> else {
      preconditionFailure(
        "column '\(column.name)' holds \(column.wrappedElementType), but the keys that it is compared with are \(type)")
    }
    return column.storage
  }

  /// Numbers the combinations of numbers that several columns' keys have.
  private init(combining numberings: [KeyNumbering], threads: KeyThreads) {
    var pending: [KeyNumbering] = []
    var combinations = 1
    for numbering in numberings {
      let (product, overflow) = combinations.multipliedReportingOverflow(by: Swift.max(numbering.keyCount, 1))
      if overflow {
        pending = [KeyNumbering(pending, combinations: combinations, threads: threads)]
        // Both are below 2³², the number of rows that can be numbered.
        combinations = pending[0].keyCount * numbering.keyCount
      } else {
        combinations = product
      }
      pending.append(numbering)
    }
    self.init(pending, combinations: combinations, threads: threads)
  }

  private init(_ numberings: [KeyNumbering], combinations: Int, threads: KeyThreads) {
    let sources = numberings[0].numbers.indices.map { part in
      WordSource(
        selection: RowSelection(0..<numberings[0].numbers[part].count), validity: nil, areIntegers: true, words: nil,
        read: { positions, target in
          target.update(repeating: 0, count: positions.count)
          for numbering in numberings {
            let factor = UInt64(numbering.keyCount)
            numbering.numbers[part].withUnsafeBufferPointer { numbers in
              for (index, position) in positions.enumerated() {
                target[index] = target[index] &* factor &+ UInt64(numbers[position])
              }
            }
          }
        })
    }
    self.init(words: sources, range: WordRange(lowest: 0, width: UInt64(combinations)), threads: threads)
  }
}
