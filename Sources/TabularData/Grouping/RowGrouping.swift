import Foundation

/// Rows of a frame divided by the values of one column, or by what was made of them.
///
/// Groups come in the order in which their keys occur first in the frame (our choice). Lists of a group's rows are made
/// when a group is first asked for; sums and the like work without them.
public struct RowGrouping<GroupingKey>: RowGroupingProtocol, RandomAccessCollection where GroupingKey: Hashable {
  /// A key, nil for the rows without one, and its rows.
  public typealias Element = (key: GroupingKey?, group: DataFrame.Slice)

  /// The number of a group.
  public typealias Index = Int

  /// Groups are numbered from zero.
  public typealias Indices = Range<Int>

  /// An iterator over the groups.
  public typealias Iterator = IndexingIterator<RowGrouping<GroupingKey>>

  /// Some of the groups.
  public typealias SubSequence = Slice<RowGrouping<GroupingKey>>

  let grouped: GroupedFrame

  /// `grouped` has one key column, of `GroupingKey`.
  init(_ grouped: GroupedFrame) { self.grouped = grouped }

  /// Groups rows by a part of the dates in a column: their year, month, hour and so on, in the current calendar.
  ///
  /// The column of keys is called as the column of dates, followed by the name of the unit: `whenmonth` (Apple documents
  /// "the original name plus the unit's"; that nothing lies between them is our choice). Rows without a date have the
  /// key nil.
  public init<D>(frame: D, columnName: String, timeUnit: Calendar.Component)
  where GroupingKey == Int, D: DataFrameProtocol {
    let dates = frame.base[columnName, Date.self]
    let selection = frame.rows.selection
    // Calendars are slow: each different date is asked for once.
    let distinct = RowKeys([dates.eraseToAnyColumn()], rows: selection)
    let calendar = Calendar.current
    let parts = Column(
      name: "\(dates.name)\(timeUnit)",
      contents: distinct.firstRows.map { row in dates[row].map { calendar.component(timeUnit, from: $0) } })
    let keys = parts.storage.gathering(rows: distinct.numbers.map { Int($0) })
    self.init(GroupedFrame(frame, by: Column(name: parts.name, storage: keys).eraseToAnyColumn()))
  }

  /// Makes a grouping of groups, each with its key.
  ///
  /// Their frames are put under each other: columns that only some have are filled with missing values (our choice),
  /// columns of the same name must have the same type.
  public init<D>(groups: [(GroupingKey?, D)], groupKeysColumnName: String) where D: DataFrameProtocol {
    let keys = Column<GroupingKey>(name: groupKeysColumnName, contents: groups.map(\.0))
    self.init(
      GroupedFrame(
        groups: groups.map { DataFrame.Slice(base: $0.1.base, selection: $0.1.rows.selection) },
        keys: [keys.eraseToAnyColumn()]))
  }

  /// Zero.
  public var startIndex: Int { 0 }

  /// The number of groups.
  public var endIndex: Int { grouped.count }

  /// The number of groups.
  public var count: Int { grouped.count }

  /// The number after `i`.
  public func index(after i: Int) -> Int { i + 1 }

  /// The number before `i`.
  public func index(before i: Int) -> Int { i - 1 }

  /// The group of a number, with its key.
  public subscript(position: Int) -> (key: GroupingKey?, group: DataFrame.Slice) {
    (grouped.keys[0].assumingType(GroupingKey.self)[position], grouped.group(position))
  }

  /// The rows of the group with a key; nil if there is no such group.
  ///
  /// A number chooses a group by its position, so groups whose keys are of type `Int` are not found this way.
  public subscript(keys: Any?...) -> DataFrame.Slice? { grouped.number(of: keys).map { grouped.group($0) } }

  /// A frame with a row a group: its key, and the number of its rows in the column `count`.
  ///
  /// Rows are ordered by that number, or as the groups are if `order` is nil.
  public func counts(order: Order? = nil) -> DataFrame { grouped.counts(order: order) }

  /// A frame with a row a group: its key, and for each named column what `transform` makes of the group's elements.
  public func aggregated<Element, Result>(
    on columnNames: [String], naming: (String) -> String,
    transform: (DiscontiguousColumnSlice<Element>) throws -> Result?
  ) rethrows -> DataFrame {
    try grouped.aggregated(on: columnNames, naming: naming, transform: transform)
  }

  /// A grouping with the same keys, whose groups are what `transform` makes of each.
  ///
  /// The frames that it makes are put under each other: columns that only some have are filled with missing values (our
  /// choice), columns of the same name must have the same type.
  public func mapGroups(
    _ transform: (DataFrame.Slice) throws -> DataFrame
  ) rethrows -> RowGrouping<GroupingKey> {
    RowGrouping(try grouped.mapGroups(transform))
  }

  /// The groups that satisfy a condition.
  public func filter(_ isIncluded: (DataFrame.Slice) throws -> Bool) rethrows -> RowGrouping<GroupingKey> {
    RowGrouping(try grouped.filter(isIncluded))
  }

  /// A frame of all groups' rows, one group after the other.
  ///
  /// The column of keys comes first; a column of the groups that has its name is left out.
  public func ungrouped() -> DataFrame { grouped.ungrouped() }

  /// Divides the rows of each group at random, the first part with the given share of them.
  ///
  /// Both parts have all groups, some of which may be empty; rows keep their order. The share of all rows together is
  /// exact to the nearest row. The same seed gives the same parts; without one they differ each time. `proportion` is in
  /// 0...1.
  public func randomSplit(
    by proportion: Double, seed: Int? = nil
  ) -> (RowGrouping<GroupingKey>, RowGrouping<GroupingKey>) {
    let (first, second) = grouped.randomSplit(by: proportion, seed: seed)
    return (RowGrouping(first), RowGrouping(second))
  }

  /// A summary of each group's columns.
  public func summary() -> any GroupSummaries { FrameGroupSummaries(grouped, columnNames: nil) }

  /// A summary of some columns of each group.
  public func summary(of columnNames: [String]) -> any GroupSummaries {
    FrameGroupSummaries(grouped, columnNames: columnNames)
  }

  /// The groups as tables, each under its key.
  public var description: String { grouped.description }
}

extension RowGrouping: FrameGrouping {}
