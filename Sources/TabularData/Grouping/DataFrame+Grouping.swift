import Foundation

extension DataFrame {
  /// Groups the rows by the values of a column, which must be `Hashable`.
  ///
  /// The result is a `RowGrouping` of the column's own type.
  public func grouped(by columnName: String) -> any RowGroupingProtocol { groupedByValue(self, columnName) }
}

extension DataFrame.Slice {
  /// Groups the rows by the values of a column, which must be `Hashable`.
  ///
  /// The result is a `RowGrouping` of the column's own type.
  public func grouped(by columnName: String) -> any RowGroupingProtocol { groupedByValue(self, columnName) }
}

private func groupedByValue(_ frame: some DataFrameProtocol, _ columnName: String) -> any RowGroupingProtocol {
  let column = frame.base.columns[frame.base.requiredPosition(columnName)]
  guard let groupable = column.erased as? any GroupableColumn else {
    preconditionFailure("column '\(columnName)' holds \(column.wrappedElementType), whose values cannot be told apart")
  }
  return groupable.grouping(GroupedFrame(frame, by: [columnName]))
}

/// A column whose values can be keys of groups.
private protocol GroupableColumn {
  func grouping(_ grouped: GroupedFrame) -> any RowGroupingProtocol
}

extension Column: GroupableColumn where WrappedElement: Hashable {
  func grouping(_ grouped: GroupedFrame) -> any RowGroupingProtocol { RowGrouping<WrappedElement>(grouped) }
}

extension DataFrameProtocol {
  /// Groups the rows by the values of a column.
  public func grouped<GroupingKey>(by columnID: ColumnID<GroupingKey>) -> RowGrouping<GroupingKey>
  where GroupingKey: Hashable {
    checkKey(columnID)
    return RowGrouping(GroupedFrame(self, by: [columnID.name]))
  }

  /// Groups the rows by combinations of values of some columns, which must be `Hashable`.
  public func grouped(by columnNames: String...) -> some RowGroupingProtocol {
    MultipleKeyGrouping(GroupedFrame(self, by: columnNames))
  }

  /// Groups the rows by combinations of values of some columns of one type.
  @_disfavoredOverload
  public func grouped<T>(by columnIDs: ColumnID<T>...) -> some RowGroupingProtocol where T: Hashable {
    for columnID in columnIDs { checkKey(columnID) }
    return MultipleKeyGrouping(GroupedFrame(self, by: columnIDs.map(\.name)))
  }

  /// Groups the rows by combinations of values of two columns.
  public func grouped<T0, T1>(by columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>) -> some RowGroupingProtocol
  where T0: Hashable, T1: Hashable {
    checkKey(columnID0)
    checkKey(columnID1)
    return MultipleKeyGrouping(GroupedFrame(self, by: [columnID0.name, columnID1.name]))
  }

  /// Groups the rows by combinations of values of three columns.
  public func grouped<T0, T1, T2>(
    by columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, _ columnID2: ColumnID<T2>
  ) -> some RowGroupingProtocol where T0: Hashable, T1: Hashable, T2: Hashable {
    checkKey(columnID0)
    checkKey(columnID1)
    checkKey(columnID2)
    return MultipleKeyGrouping(GroupedFrame(self, by: [columnID0.name, columnID1.name, columnID2.name]))
  }

  /// Groups the rows by a part of the dates in a column: their year, month, hour and so on, in the current calendar.
  ///
  /// The column of keys is called as the column of dates, followed by the name of the unit.
  public func grouped(by columnID: ColumnID<Date>, timeUnit: Calendar.Component) -> RowGrouping<Int> {
    RowGrouping(frame: self, columnName: columnID.name, timeUnit: timeUnit)
  }

  /// Groups the rows by a part of the dates in a column: their year, month, hour and so on, in the current calendar.
  ///
  /// The column of keys is called as the column of dates, followed by the name of the unit.
  public func grouped(by columnName: String, timeUnit: Calendar.Component) -> RowGrouping<Int> {
    RowGrouping(frame: self, columnName: columnName, timeUnit: timeUnit)
  }

  /// Groups the rows by what `transform` makes of a column's elements; it is called once a row, in order.
  ///
  /// The column of keys has the name of the column.
  public func grouped<InputKey, GroupingKey>(
    by columnID: ColumnID<InputKey>, transform: (InputKey?) -> GroupingKey?
  ) -> RowGrouping<GroupingKey> where GroupingKey: Hashable {
    let elements = DiscontiguousColumnSlice(base: base[columnID], selection: rows.selection)
    return RowGrouping(GroupedFrame(self, by: elements.map(transform).eraseToAnyColumn()))
  }

  /// Groups the rows by what `transform` makes of a column's elements; it is called once a row, in order.
  ///
  /// The column of keys has the name of the column.
  public func grouped<InputKey, GroupingKey>(
    by columnName: String, transform: (InputKey?) -> GroupingKey?
  ) -> RowGrouping<GroupingKey> where GroupingKey: Hashable {
    grouped(by: ColumnID(columnName, InputKey.self), transform: transform)
  }

  /// A key column must be of the type that its identifier says.
  private func checkKey<T>(_ columnID: ColumnID<T>) { _ = base[columnID] }
}
