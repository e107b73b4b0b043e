extension DataFrameProtocol {
  /// A frame of the rows ordered by a column of Bool, or of any type that is `Comparable`.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public func sorted(on columnName: String, order: Order = .ascending) -> DataFrame {
    let column = base.columns[base.requiredPosition(columnName)]
    let rows = rows.selection.rows
    if let flags = column.typed(Bool.self) {
      let numbers = flags.mapNonNil { $0 ? 1 : 0 }
      return base.gathering(RowOrder(order: order).sorted(rows, on: numbers))
    }
    guard let sortable = column.erased as? any SortableColumn else {
      preconditionFailure("column '\(columnName)' holds \(column.wrappedElementType), which has no order")
    }
    return base.gathering(sortable.sorted(rows, order: order))
  }

  /// A frame of the rows ordered by a column.
  ///
  /// Missing values are below all others, NaN is above; rows with equal values keep their order.
  public func sorted<T>(on columnName: String, _ type: T.Type, order: Order = .ascending) -> DataFrame
  where T: Comparable {
    base.gathering(RowOrder(order: order).sorted(rows.selection.rows, on: base[columnName, type]))
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
    let order = RowOrder(order: .ascending)
    return base.gathering(
      try order.sorted(rows.selection.rows, on: base[columnName, type], by: areInIncreasingOrder))
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
    let rowOrder = RowOrder(order: order)
    let rows = rowOrder.sorted(rows.selection.rows, on: base[columnID1])
    return base.gathering(rowOrder.sorted(rows, on: base[columnID0]))
  }

  /// A frame of the rows ordered by a column, where it is equal by another, and then by a third.
  public func sorted<T0, T1, T2>(
    on columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, _ columnID2: ColumnID<T2>, order: Order = .ascending
  ) -> DataFrame where T0: Comparable, T1: Comparable, T2: Comparable {
    let rowOrder = RowOrder(order: order)
    var rows = rowOrder.sorted(rows.selection.rows, on: base[columnID2])
    rows = rowOrder.sorted(rows, on: base[columnID1])
    return base.gathering(rowOrder.sorted(rows, on: base[columnID0]))
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
  func gathering(_ rows: [Int]) -> DataFrame {
    var result = self
    result.columns = columns.map { AnyColumn($0.erased.gathering(rows: rows)) }
    return result
  }
}
