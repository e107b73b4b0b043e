// Apple's interface names these members for each type, so they are written out; each hash is that of `hash(into:)`.

extension Hashable {
  /// What `hash(into:)` makes of a new hasher.
  fileprivate var hashOfParts: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

extension AnyColumn {
  /// The hash of the name and the elements.
  public var hashValue: Int { hashOfParts }
}

extension AnyColumnSlice {
  /// The hash of the name and the elements.
  public var hashValue: Int { hashOfParts }
}

extension Column where WrappedElement: Hashable {
  /// The hash of the name and the elements.
  public var hashValue: Int { hashOfParts }
}

extension ColumnSlice where WrappedElement: Hashable {
  /// The hash of the name and the elements.
  public var hashValue: Int { hashOfParts }
}

extension DiscontiguousColumnSlice where WrappedElement: Hashable {
  /// The hash of the name and the elements.
  public var hashValue: Int { hashOfParts }
}

extension DataFrame {
  /// The hash of the columns.
  public var hashValue: Int { hashOfParts }
}

extension DataFrame.Slice {
  /// The hash of the columns.
  public var hashValue: Int { hashOfParts }
}

extension DataFrame.Row {
  /// The hash of the cells.
  public var hashValue: Int { hashOfParts }
}

extension CSVType {
  /// Tells whether both are the same type.
  public static func == (left: CSVType, right: CSVType) -> Bool { left.word == right.word }

  /// Feeds the type to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }

  /// The hash of the type.
  public var hashValue: Int { hashOfParts }
}

extension JSONType {
  /// Tells whether both are the same type.
  public static func == (left: JSONType, right: JSONType) -> Bool { "\(left)" == "\(right)" }

  /// Feeds the type to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }

  /// The hash of the type.
  public var hashValue: Int { hashOfParts }
}

extension Order {
  private var isAscending: Bool { if case .ascending = self { true } else { false } }

  /// Tells whether both are the same direction.
  public static func == (left: Order, right: Order) -> Bool { left.isAscending == right.isAscending }

  /// Feeds the direction to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(isAscending) }

  /// The hash of the direction.
  public var hashValue: Int { hashOfParts }
}

extension JoinKind {
  /// Tells whether both keep the same rows.
  public static func == (left: JoinKind, right: JoinKind) -> Bool {
    left.keepsLeft == right.keepsLeft && left.keepsRight == right.keepsRight
  }

  /// Feeds the kind to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keepsLeft)
    hasher.combine(keepsRight)
  }

  /// The hash of the kind.
  public var hashValue: Int { hashOfParts }
}

extension ShapedData where Element: Equatable {
  /// Tells whether shapes, strides and elements agree.
  public static func == (left: ShapedData, right: ShapedData) -> Bool {
    (left.shape, left.strides, left.contents) == (right.shape, right.strides, right.contents)
  }
}

extension ShapedData where Element: Hashable {
  /// Feeds the shape, the strides and the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
    hasher.combine(strides)
    hasher.combine(contents)
  }

  /// The hash of the shape, the strides and the elements.
  public var hashValue: Int { hashOfParts }
}

extension CategoricalSummary {
  private var counts: [Int] { [someCount, noneCount, uniqueCount] }

  /// Tells whether counts and most frequent values agree.
  public static func == (left: CategoricalSummary, right: CategoricalSummary) -> Bool {
    (left.counts, left.mode) == (right.counts, right.mode)
  }

  /// Feeds the counts and the most frequent values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(counts)
    hasher.combine(mode)
  }

  /// The hash of the counts and the most frequent values.
  public var hashValue: Int { hashOfParts }
}

extension NumericSummary {
  private var counts: [Int] { [someCount, noneCount] }
  private var measures: [Element] { [mean, standardDeviation, min, max, median, firstQuartile, thirdQuartile] }

  /// Tells whether counts and measures agree; a measure that is NaN equals none.
  public static func == (left: NumericSummary, right: NumericSummary) -> Bool {
    (left.counts, left.measures) == (right.counts, right.measures)
  }

  /// Feeds the counts and the measures to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(counts)
    hasher.combine(measures)
  }

  /// The hash of the counts and the measures.
  public var hashValue: Int { hashOfParts }
}
