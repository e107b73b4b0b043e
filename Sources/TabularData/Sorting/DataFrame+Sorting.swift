extension DataFrameProtocol {
  /// A frame of the rows ordered by a column of Bool, or of any type that is `Comparable`.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public func sorted(on columnName: String, order: Order = .ascending) -> DataFrame {
    sorted(on: [base.requiredPosition(columnName)], order)
  }

  /// A frame of the rows ordered by a column.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public func sorted<T>(on columnName: String, _ type: T.Type, order: Order = .ascending) -> DataFrame
  where T: Comparable {
    sorted(on: [base.requiredPosition(columnName, type)], order)
  }

  /// A frame of the rows ordered by a column.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public func sorted<T>(on columnID: ColumnID<T>, order: Order = .ascending) -> DataFrame where T: Comparable {
    sorted(on: columnID.name, T.self, order: order)
  }

  /// A frame of the rows ordered by a condition on two values of a column; rows without one come first.
  public func sorted<T>(
    on columnName: String, _ type: T.Type, by areInIncreasingOrder: (T, T) throws -> Bool
  ) rethrows -> DataFrame {
    let column = base[columnName, type]
    return base.gathering(
      GatheredRows(try column.sorted(rows.selection.rows, order: .ascending, by: areInIncreasingOrder)))
  }

  /// A frame of the rows ordered by a condition on two values of a column; rows without one come first.
  public func sorted<T>(
    on columnID: ColumnID<T>, by areInIncreasingOrder: (T, T) throws -> Bool
  ) rethrows -> DataFrame {
    try sorted(on: columnID.name, T.self, by: areInIncreasingOrder)
  }

  /// A frame of the rows ordered by a column, and where it is equal by another.
  public func sorted<T0, T1>(
    on columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, order: Order = .ascending
  ) -> DataFrame where T0: Comparable, T1: Comparable {
    sorted(on: [base.requiredPosition(columnID0.name, T0.self), base.requiredPosition(columnID1.name, T1.self)], order)
  }

  /// A frame of the rows ordered by a column, where it is equal by another, and then by a third.
  public func sorted<T0, T1, T2>(
    on columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, _ columnID2: ColumnID<T2>, order: Order = .ascending
  ) -> DataFrame where T0: Comparable, T1: Comparable, T2: Comparable {
    sorted(
      on: [
        base.requiredPosition(columnID0.name, T0.self), base.requiredPosition(columnID1.name, T1.self),
        base.requiredPosition(columnID2.name, T2.self),
      ], order)
  }

  /// A frame of the rows ordered by columns of which an earlier one decides before a later one.
  private func sorted(on positions: [Int], _ order: Order) -> DataFrame {
    let columns = positions.map { base.columns[$0] }
    let selection = rows.selection
    if let keys = SortKeys.ofColumns(columns) {
      return base.gathering(GatheredRows(RowSorter(keys: keys, order: order).sorted(selection)))
    }
    var rows = selection.rows
    for column in columns.reversed() {
      guard let sortable = column.erased as? any SortableColumn else {
        preconditionFailure("column '\(column.name)' holds \(column.wrappedElementType), which has no order")
      }
      rows = sortable.sorted(rows, order: order)
    }
    return base.gathering(GatheredRows(rows))
  }
}

extension DataFrame {
  /// Orders the rows by a column of Bool, or of any type that is `Comparable`.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public mutating func sort(on columnName: String, order: Order = .ascending) {
    self = sorted(on: columnName, order: order)
  }

  /// Orders the rows by a column.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public mutating func sort<T>(on columnName: String, _ type: T.Type, order: Order = .ascending) where T: Comparable {
    self = sorted(on: columnName, type, order: order)
  }

  /// Orders the rows by a column.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public mutating func sort<T>(on columnID: ColumnID<T>, order: Order = .ascending) where T: Comparable {
    self = sorted(on: columnID, order: order)
  }

  /// Orders the rows by a condition on two values of a column; rows without one come first.
  public mutating func sort<T>(
    on columnName: String, _ type: T.Type, by areInIncreasingOrder: (T, T) throws -> Bool
  ) rethrows {
    self = try sorted(on: columnName, type, by: areInIncreasingOrder)
  }

  /// Orders the rows by a condition on two values of a column; rows without one come first.
  public mutating func sort<T>(on columnID: ColumnID<T>, by areInIncreasingOrder: (T, T) throws -> Bool) rethrows {
    self = try sorted(on: columnID, by: areInIncreasingOrder)
  }

  /// Orders the rows by a column, and where it is equal by another.
  public mutating func sort<T0, T1>(
    on columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, order: Order = .ascending
  ) where T0: Comparable, T1: Comparable {
    self = sorted(on: columnID0, columnID1, order: order)
  }

  /// Orders the rows by a column, where it is equal by another, and then by a third.
  public mutating func sort<T0, T1, T2>(
    on columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, _ columnID2: ColumnID<T2>, order: Order = .ascending
  ) where T0: Comparable, T1: Comparable, T2: Comparable {
    self = sorted(on: columnID0, columnID1, columnID2, order: order)
  }

  /// The same columns with the given rows in the given order.
  func gathering(_ rows: GatheredRows) -> DataFrame {
    var result = self
    result.columns = columns.map { AnyColumn($0.erased.gathering(rows)) }
    return result
  }

  /// The same columns with the given rows in the given order.
  func gathering(_ rows: [Int]) -> DataFrame { gathering(GatheredRows(rows)) }

  /// The position of a column that must exist and hold `T`.
  fileprivate func requiredPosition<T>(_ columnName: String, _ type: T.Type) -> Int {
    let position = requiredPosition(columnName)
    _ = requiredColumn(position, type)
    return position
  }
}
