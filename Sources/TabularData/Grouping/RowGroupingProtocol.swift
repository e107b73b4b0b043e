/// Rows of a frame divided into groups, each with a key.
///
/// Groups come in the order in which their keys occur first in the frame (our choice: Apple documents none). A missing
/// key makes a group of its own; so does NaN, and −0 and 0 are one key.
public protocol RowGroupingProtocol: CustomStringConvertible {
  /// The number of groups.
  var count: Int { get }

  /// The rows of the group with these keys, one a key column in order; nil if there is no such group.
  subscript(keys: Any?...) -> DataFrame.Slice? { get }

  /// A frame with a row a group: its keys, and the number of its rows in the column `count`.
  ///
  /// Rows are ordered by that number, or as the groups are if `order` is nil.
  func counts(order: Order?) -> DataFrame

  /// A frame with a row a group: its keys, and for each named column what `transform` makes of the group's elements.
  ///
  /// - Parameters:
  ///   - columnNames: Columns whose elements are of type `Element`.
  ///   - naming: Makes the name of a result column from that of a column.
  ///   - transform: Sees the group's elements of one column.
  func aggregated<Element, Result>(
    on columnNames: [String], naming: (String) -> String,
    transform: (DiscontiguousColumnSlice<Element>) throws -> Result?
  ) rethrows -> DataFrame

  /// A grouping with the same keys, whose groups are what `transform` makes of each.
  ///
  /// The frames that it makes are put under each other: columns that only some have are filled with missing values (our
  /// choice), columns of the same name must have the same type.
  func mapGroups(_ transform: (DataFrame.Slice) throws -> DataFrame) rethrows -> Self

  /// The groups that satisfy a condition.
  func filter(_ isIncluded: (DataFrame.Slice) throws -> Bool) rethrows -> Self

  /// A frame of all groups' rows, one group after the other.
  ///
  /// The key columns come first; a column of the groups that has the name of a key column is left out.
  func ungrouped() -> DataFrame

  /// Divides the rows of each group at random, the first part with the given share of them.
  ///
  /// Both parts have all groups, some of which may be empty; rows keep their order. The share of all rows together is
  /// exact to the nearest row. The same seed gives the same parts; without one they differ each time. `proportion` is in
  /// 0...1.
  func randomSplit(by proportion: Double, seed: Int?) -> (Self, Self)

  /// A summary of each group's columns.
  func summary() -> any GroupSummaries

  /// A summary of some columns of each group.
  func summary(of columnNames: [String]) -> any GroupSummaries
}

extension RowGroupingProtocol {
  /// A frame with a row a group: its keys, and the number of its rows in the column `count`.
  public func counts() -> DataFrame { counts(order: nil) }

  /// Divides the rows of each group at random, the first part with the given share of them.
  ///
  /// Parts differ each time; `randomSplit(by:seed:)` can repeat them.
  public func randomSplit(by proportion: Double) -> (Self, Self) { randomSplit(by: proportion, seed: nil) }

  /// A summary of some columns of each group.
  public func summary(of columnNames: String...) -> any GroupSummaries { summary(of: columnNames) }

  /// A frame with a row a group: its keys, and for each named column what `transform` makes of the group's elements.
  public func aggregated<Element, Result>(
    on columnNames: String..., naming: (String) -> String,
    transform: (DiscontiguousColumnSlice<Element>) throws -> Result?
  ) rethrows -> DataFrame {
    try aggregated(on: columnNames, naming: naming, transform: transform)
  }

  /// A frame with a row a group: its keys, and what `transform` makes of the group's elements of a column.
  ///
  /// Without a name for the result, it has the column's own (our choice).
  public func aggregated<Element, Result>(
    on columnID: ColumnID<Element>, into aggregatedColumnName: String? = nil,
    transform: (DiscontiguousColumnSlice<Element>) throws -> Result
  ) rethrows -> DataFrame {
    try aggregated(on: [columnID.name], naming: { aggregatedColumnName ?? $0 }) { elements in
      .some(try transform(elements))
    }
  }
}
