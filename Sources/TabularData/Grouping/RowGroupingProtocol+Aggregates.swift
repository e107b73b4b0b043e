extension RowGroupingProtocol {
  /// A frame with a row a group: its keys, and the sum of its values in a column, named `sum(column)`.
  ///
  /// Missing values are passed over; the sum of no values is zero. Sums have the type of the values: a sum of integers
  /// that overflows stops the program. `order` sorts by the sum.
  public func sums<N>(_ columnID: ColumnID<N>, order: Order? = nil) -> DataFrame
  where N: AdditiveArithmetic, N: Comparable {
    aggregate(columnID, "sum", order: order) {
      $0.sums($1)
    } fallback: {
      $0.sum()
    }
  }

  /// A frame with a row a group: its keys, and the sum of its values in a column, named `sum(column)`.
  ///
  /// Missing values are passed over; the sum of no values is zero. Sums have the type of the values: a sum of integers
  /// that overflows stops the program. `order` sorts by the sum.
  public func sums<N>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame
  where N: AdditiveArithmetic, N: Comparable {
    sums(ColumnID(columnName, type), order: order)
  }

  /// A frame with a row a group: its keys, and the mean of its values in a column, named `mean(column)`.
  ///
  /// Missing values are passed over; the mean of no values is missing. `order` sorts by the mean.
  public func means<N>(_ columnID: ColumnID<N>, order: Order? = nil) -> DataFrame where N: FloatingPoint {
    aggregate(columnID, "mean", order: order) {
      $0.means($1)
    } fallback: {
      $0.mean()
    }
  }

  /// A frame with a row a group: its keys, and the mean of its values in a column, named `mean(column)`.
  ///
  /// Missing values are passed over; the mean of no values is missing. `order` sorts by the mean.
  public func means<N>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame where N: FloatingPoint {
    means(ColumnID(columnName, type), order: order)
  }

  /// A frame with a row a group: its keys, and the smallest of its values in a column, named `min(column)`.
  ///
  /// Missing values are passed over, and so is NaN beside other values. `order` sorts by the values found.
  public func minimums<N>(_ columnID: ColumnID<N>, order: Order? = nil) -> DataFrame where N: Comparable {
    aggregate(columnID, "min", order: order) {
      $0.minimums($1)
    } fallback: {
      $0.min()
    }
  }

  /// A frame with a row a group: its keys, and the smallest of its values in a column, named `min(column)`.
  ///
  /// Missing values are passed over, and so is NaN beside other values. `order` sorts by the values found.
  public func minimums<N>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame where N: Comparable {
    minimums(ColumnID(columnName, type), order: order)
  }

  /// A frame with a row a group: its keys, and the greatest of its values in a column, named `max(column)`.
  ///
  /// Missing values are passed over, and so is NaN beside other values. `order` sorts by the values found.
  public func maximums<N>(_ columnID: ColumnID<N>, order: Order? = nil) -> DataFrame where N: Comparable {
    aggregate(columnID, "max", order: order) {
      $0.maximums($1)
    } fallback: {
      $0.max()
    }
  }

  /// A frame with a row a group: its keys, and the greatest of its values in a column, named `max(column)`.
  ///
  /// Missing values are passed over, and so is NaN beside other values. `order` sorts by the values found.
  public func maximums<N>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame where N: Comparable {
    maximums(ColumnID(columnName, type), order: order)
  }

  /// A frame with a row a group: its keys, and a quantile of its values in a column, named `quantile(column)`.
  ///
  /// Between two values it is interpolated linearly (our choice: Apple documents no rule). Missing values are passed
  /// over; the quantile of no values is NaN. `quantile` is in 0...1; `order` sorts by the quantiles.
  public func quantiles<N>(_ columnID: ColumnID<N>, quantile: N, order: Order? = nil) -> DataFrame
  where N: BinaryFloatingPoint {
    precondition((0...1).contains(quantile), "the quantile \(quantile) is not in 0...1")
    let share = Double(quantile)
    return aggregate(columnID, "quantile", order: order) {
      $0.quantiles($1, share: share)
    } fallback: { elements in
      TabularData.quantile(share, ofSorted: elements.compactMap { $0 }.sorted { $0 < $1 || ($1.isNaN && !$0.isNaN) })
    }
  }

  /// A frame with a row a group: its keys, and a quantile of its values in a column, named `quantile(column)`.
  ///
  /// Between two values it is interpolated linearly (our choice: Apple documents no rule). Missing values are passed
  /// over; the quantile of no values is NaN. `quantile` is in 0...1; `order` sorts by the quantiles.
  public func quantiles<N>(_ columnName: String, _ type: N.Type, quantile: N, order: Order? = nil) -> DataFrame
  where N: BinaryFloatingPoint {
    quantiles(ColumnID(columnName, type), quantile: quantile, order: order)
  }

  /// Our own groupings find the results of all groups in one pass over the column; those of others, group by group.
  private func aggregate<N: Comparable>(
    _ columnID: ColumnID<N>, _ function: String, order: Order?,
    _ results: (GroupedRows, Column<N>) -> ColumnStorage<N>, fallback: (DiscontiguousColumnSlice<N>) -> N?
  ) -> DataFrame {
    let result: DataFrame
    if let grouped = (self as? any FrameGrouping)?.grouped {
      let column = grouped.base[columnID]
      result = grouped.frame(
        adding: Column(name: "\(function)(\(column.name))", storage: results(grouped.rows, column)).eraseToAnyColumn())
    } else {
      result = aggregated(on: [columnID.name], naming: { "\(function)(\($0))" }, transform: fallback)
    }
    guard let order, let name = result.columns.last?.name else { return result }
    return result.sorted(on: name, N.self, order: order)
  }
}
