import NumericKernels

/// A grouping of our own.
protocol FrameGrouping: RowGroupingProtocol {
  var grouped: GroupedFrame { get }
}

/// What every grouping of ours is made of: a frame, its rows' groups, and the groups' keys.
struct GroupedFrame {
  let base: DataFrame
  let rows: GroupedRows
  /// The key columns, with a row a group.
  let keys: [AnyColumn]
  private let directory = DeferredValue<[[GroupKey?]: Int]>()

  init(base: DataFrame, rows: GroupedRows, keys: [AnyColumn]) {
    self.base = base
    self.rows = rows
    self.keys = keys
  }

  /// Groups the rows of a frame by columns of its base.
  init(_ frame: some DataFrameProtocol, by columnNames: [String]) {
    let columns = columnNames.map { frame.base.columns[frame.base.requiredPosition($0)] }
    let selection = frame.rows.selection
    let found = RowKeys(columns, rows: selection)
    self.init(
      base: frame.base,
      rows: GroupedRows(selection: selection, numbers: found.numbers, groupCount: found.keyCount),
      keys: columns.map { AnyColumn($0.erased.gathering(rows: found.firstRows)) })
  }

  /// Groups the rows of a frame by keys that stand in a column of their own, one a selected row.
  init(_ frame: some DataFrameProtocol, by keyOfRow: AnyColumn) {
    let found = RowKeys([keyOfRow], rows: RowSelection(0..<keyOfRow.count))
    self.init(
      base: frame.base,
      rows: GroupedRows(selection: frame.rows.selection, numbers: found.numbers, groupCount: found.keyCount),
      keys: [AnyColumn(keyOfRow.erased.gathering(rows: found.firstRows))])
  }

  /// Takes groups that are frames of their own.
  init(groups: [DataFrame.Slice], keys: [AnyColumn]) {
    let base = DataFrame(stacking: groups)
    var numbers: [UInt32] = []
    for (number, group) in groups.enumerated() {
      numbers.append(contentsOf: repeatElement(UInt32(number), count: group.selection.count))
    }
    let rows = GroupedRows(selection: RowSelection(0..<base.rowCount), numbers: numbers, groupCount: groups.count)
    self.init(base: base, rows: rows, keys: keys)
  }

  var count: Int { rows.groupCount }

  /// The rows of a group.
  func group(_ number: Int) -> DataFrame.Slice {
    precondition(number >= 0 && number < count, "a grouping of \(count) groups has no group \(number)")
    return DataFrame.Slice(base: base, selection: rows.rows(of: number))
  }

  /// The number of the group with these keys, the first if several have them; nil if there is none.
  func number(of keys: [Any?]) -> Int? {
    let wanted = keys.map { GroupKey($0) }
    guard keys.count == self.keys.count, !wanted.contains(nil) else { return nil }
    let numbers = directory.value {
      Dictionary(
        (0..<count).map { number in (self.keys.map { GroupKey($0[number]) }, number) },
        uniquingKeysWith: { first, _ in first })
    }
    return numbers[wanted]
  }

  /// The keys and a column of results, a row a group.
  func frame(adding results: AnyColumn...) -> DataFrame { DataFrame(columns: keys + results) }

  func counts(order: Order?) -> DataFrame {
    let counted = frame(adding: Column(name: "count", contents: rows.sizes).eraseToAnyColumn())
    guard let order, let name = counted.columns.last?.name else { return counted }
    return counted.sorted(on: name, Int.self, order: order)
  }

  func aggregated<Element, Result>(
    on columnNames: [String], naming: (String) -> String,
    transform: (DiscontiguousColumnSlice<Element>) throws -> Result?
  ) rethrows -> DataFrame {
    var result = DataFrame(columns: keys)
    let groups = (0..<count).map { rows.rows(of: $0) }
    for name in columnNames {
      let column = base[name, Element.self]
      var results = Column<Result>(name: naming(column.name), capacity: count)
      for group in groups {
        results.append(try transform(DiscontiguousColumnSlice(base: column, selection: group)) as Result?)
      }
      result.append(column: results)
    }
    return result
  }

  func mapGroups(_ transform: (DataFrame.Slice) throws -> DataFrame) rethrows -> GroupedFrame {
    let groups = try (0..<count).map { number in
      let frame = try transform(group(number))
      return DataFrame.Slice(base: frame, selection: RowSelection(0..<frame.rowCount))
    }
    return GroupedFrame(groups: groups, keys: keys)
  }

  func filter(_ isIncluded: (DataFrame.Slice) throws -> Bool) rethrows -> GroupedFrame {
    let flags = try (0..<count).map { try isIncluded(group($0)) }
    let kept = flags.indices.filter { flags[$0] }
    return GroupedFrame(
      base: base, rows: rows.keeping(flags), keys: keys.map { AnyColumn($0.erased.gathering(rows: kept)) })
  }

  func ungrouped() -> DataFrame {
    let lists = rows.lists
    let keyRows = (0..<count).flatMap { repeatElement($0, count: lists.count(of: $0)) }
    let baseRows = lists.rows.map { Int($0) }
    var result = DataFrame(columns: keys.map { AnyColumn($0.erased.gathering(rows: keyRows)) })
    let keyNames = Set(result.columns.map(\.name))
    for column in base.columns where !keyNames.contains(column.name) {
      result.append(column: AnyColumn(column.erased.gathering(rows: baseRows)))
    }
    return result
  }

  func randomSplit(by proportion: Double, seed: Int?) -> (GroupedFrame, GroupedFrame) {
    precondition((0...1).contains(proportion), "the proportion \(proportion) is not in 0...1")
    var generator = SeededGenerator(seed: seed ?? .random(in: .min ... .max))
    let positions = RowLists(numbers: rows.numbers, keyCount: count)
    let isDrawn = drawing(proportion, ofEach: positions, using: &generator)
    return (
      GroupedFrame(base: base, rows: rows.keepingRows(isDrawn), keys: keys),
      GroupedFrame(base: base, rows: rows.keepingRows(isDrawn.map { !$0 }), keys: keys)
    )
  }
}

/// A key's cell as it is looked up.
private enum GroupKey: Hashable {
  case missing
  case notANumber
  case value(AnyHashable)

  /// Nil for a value that is not hashable, which is no key.
  init?(_ cell: Any?) {
    guard let cell else {
      self = .missing
      return
    }
    guard let value = cell as? AnyHashable else { return nil }
    self = value == value ? .value(value) : .notANumber
  }
}

extension DataFrame {
  /// The rows of some slices under each other.
  ///
  /// A column that only some have is filled with missing values; columns of one name must have one type.
  init(stacking slices: [Slice]) {
    self.init()
    var prototypes: [AnyColumn] = []
    var known: Set<String> = []
    for column in slices.lazy.flatMap(\.base.columns) where known.insert(column.name).inserted {
      prototypes.append(column)
    }
    for prototype in prototypes {
      let name = prototype.name
      let parts = slices.map { slice -> AnyColumn in
        guard let source = slice.base.columns.first(where: { $0.name == name }) else {
          return AnyColumn(prototype.erased.missing(slice.selection.count))
        }
        precondition(
          source.wrappedElementType == prototype.wrappedElementType,
          "column '\(name)' holds \(prototype.wrappedElementType) in one group, \(source.wrappedElementType) in another"
        )
        return AnyColumnSlice(base: source, selection: slice.selection).gathered()
      }
      if let column = AnyColumn.concatenating(parts) { append(column: column) }
    }
  }
}
