import Foundation

/// How often the values of a column occur.
///
/// Every NaN counts as the same value: our choice.
public struct CategoricalSummary<Element>: Hashable, CustomDebugStringConvertible where Element: Hashable {
  /// The number of values that are present.
  public var someCount: Int

  /// The number of missing values.
  public var noneCount: Int

  /// The number of rows.
  public var totalCount: Int { someCount + noneCount }

  /// The number of different values; a missing one does not count.
  public var uniqueCount: Int

  /// The most frequent values, in the order in which they reached their number.
  public var mode: [Element]

  /// Makes the summary of no rows.
  public init() { self.init(someCount: 0, noneCount: 0, uniqueCount: 0, mode: []) }

  /// Makes a summary of its parts.
  public init(someCount: Int, noneCount: Int, uniqueCount: Int, mode: [Element]) {
    self.someCount = someCount
    self.noneCount = noneCount
    self.uniqueCount = uniqueCount
    self.mode = mode
  }

  /// The measures, one a line.
  public var debugDescription: String {
    """
    someCount: \(someCount)
    noneCount: \(noneCount)
    uniqueCount: \(uniqueCount)
    mode: \(mode)
    """
  }
}

extension CategoricalSummary: Sendable where Element: Sendable {}

/// How often the values of a column of any type occur.
public struct AnyCategoricalSummary: Equatable {
  /// The number of values that are present.
  public var someCount: Int

  /// The number of missing values.
  public var noneCount: Int

  /// The number of rows.
  public var totalCount: Int { someCount + noneCount }

  /// The number of different values; a missing one does not count.
  public var uniqueCount: Int

  /// The most frequent values, in the order in which they reached their number.
  public var mode: [Any]

  /// The type of the values.
  public var modeType: any Any.Type

  /// Forgets the element type of a summary.
  public init<T>(_ summary: CategoricalSummary<T>) where T: Hashable {
    self.init(
      someCount: summary.someCount, noneCount: summary.noneCount, uniqueCount: summary.uniqueCount,
      mode: summary.mode, modeType: T.self)
  }

  /// Takes the values out of a summary of hashable ones.
  public init(_ summary: CategoricalSummary<AnyHashable>) {
    let mode = summary.mode.map(\.base)
    self.init(
      someCount: summary.someCount, noneCount: summary.noneCount, uniqueCount: summary.uniqueCount,
      mode: mode, modeType: mode.first.map { type(of: $0) } ?? AnyHashable.self)
  }

  init(someCount: Int, noneCount: Int, uniqueCount: Int, mode: [Any], modeType: any Any.Type) {
    self.someCount = someCount
    self.noneCount = noneCount
    self.uniqueCount = uniqueCount
    self.mode = mode
    self.modeType = modeType
  }

  /// Tells whether counts, type and most frequent values agree.
  public static func == (left: AnyCategoricalSummary, right: AnyCategoricalSummary) -> Bool {
    left.someCount == right.someCount && left.noneCount == right.noneCount && left.uniqueCount == right.uniqueCount
      && left.modeType == right.modeType
      && left.mode.map { $0 as? AnyHashable } == right.mode.map { $0 as? AnyHashable }
  }
}

extension Column where WrappedElement: Hashable {
  /// Counts and most frequent values.
  public func summary() -> CategoricalSummary<WrappedElement> {
    CategoricalSummary(self, rows: RowSelection(0..<count))
  }
}

extension ColumnSlice where WrappedElement: Hashable {
  /// Counts and most frequent values.
  public func summary() -> CategoricalSummary<WrappedElement> {
    CategoricalSummary(base, rows: RowSelection(range))
  }
}

extension DiscontiguousColumnSlice where WrappedElement: Hashable {
  /// Counts and most frequent values.
  public func summary() -> CategoricalSummary<WrappedElement> { CategoricalSummary(base, rows: selection) }
}

extension AnyColumnSlice {
  /// Counts and most frequent values; for values that are not `Hashable`, which cannot be told apart, only the counts of
  /// present and missing ones.
  public func summary() -> AnyCategoricalSummary { AnyCategoricalSummary(base, rows: selection) }
}
