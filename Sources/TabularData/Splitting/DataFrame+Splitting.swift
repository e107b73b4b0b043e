import NumericKernels

extension DataFrameProtocol {
  /// Divides the rows at random into two slices, the first with the given share of them, to the nearest row.
  ///
  /// Rows keep their order. The same seed gives the same slices; without one they differ each time. `proportion` is in
  /// 0...1. With exactly 0 or 1, where Apple's framework was seen to end the process although its documentation allows
  /// them, one slice is empty: our choice.
  public func randomSplit(by proportion: Double, seed: Int? = nil) -> (DataFrame.Slice, DataFrame.Slice) {
    var generator = SeededGenerator(seed: seed ?? .random(in: .min ... .max))
    return randomSplit(by: proportion, using: &generator)
  }

  /// Divides the rows into two slices with numbers of a generator, the first with the given share of them.
  ///
  /// Rows keep their order. `proportion` is in 0...1.
  public func randomSplit<G>(
    by proportion: Double, using generator: inout G
  ) -> (DataFrame.Slice, DataFrame.Slice) where G: RandomNumberGenerator {
    precondition((0...1).contains(proportion), "the proportion \(proportion) is not in 0...1")
    let rows = rows.selection.rows
    let count = Int((Double(rows.count) * proportion).rounded())
    let (drawn, rest) = drawing(count, of: rows, using: &generator)
    return (
      DataFrame.Slice(base: base, selection: RowSelection(rows: drawn)),
      DataFrame.Slice(base: base, selection: RowSelection(rows: rest))
    )
  }

  /// Divides the rows at random into two frames that hold each value of a column in the same share.
  ///
  /// Rows keep their order; a missing value is a value of its own. `proportion` is the first frame's share of all rows,
  /// in 0...1.
  public func stratifiedSplit(
    on columnName: String, by proportion: Double, randomSeed: Int? = nil
  ) -> (DataFrame, DataFrame) {
    stratifiedSplit(onColumns: [columnName], by: proportion, randomSeed: randomSeed)
  }

  /// Divides the rows at random into two frames that hold each combination of values of some columns in the same share.
  ///
  /// Rows keep their order; a missing value is a value of its own. `proportion` is the first frame's share of all rows,
  /// in 0...1.
  public func stratifiedSplit(
    on columnNames: String..., by proportion: Double, randomSeed: Int? = nil
  ) -> (DataFrame, DataFrame) {
    stratifiedSplit(onColumns: columnNames, by: proportion, randomSeed: randomSeed)
  }

  /// Divides the rows at random into two frames that hold each value of a column in the same share.
  public func stratifiedSplit<T>(
    on columnID: ColumnID<T>, by proportion: Double, randomSeed: Int? = nil
  ) -> (DataFrame, DataFrame) where T: Hashable {
    stratifiedSplit(onColumns: [columnID.name], by: proportion, randomSeed: randomSeed)
  }

  /// Divides the rows at random into two frames that hold each combination of values of two columns in the same share.
  public func stratifiedSplit<T0, T1>(
    on columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, by proportion: Double, randomSeed: Int? = nil
  ) -> (DataFrame, DataFrame) where T0: Hashable, T1: Hashable {
    stratifiedSplit(onColumns: [columnID0.name, columnID1.name], by: proportion, randomSeed: randomSeed)
  }

  /// Divides the rows at random into two frames that hold each combination of values of three columns in the same share.
  public func stratifiedSplit<T0, T1, T2>(
    on columnID0: ColumnID<T0>, _ columnID1: ColumnID<T1>, _ columnID2: ColumnID<T2>, by proportion: Double,
    randomSeed: Int? = nil
  ) -> (DataFrame, DataFrame) where T0: Hashable, T1: Hashable, T2: Hashable {
    stratifiedSplit(
      onColumns: [columnID0.name, columnID1.name, columnID2.name], by: proportion, randomSeed: randomSeed)
  }

  private func stratifiedSplit(
    onColumns names: [String], by proportion: Double, randomSeed: Int?
  ) -> (DataFrame, DataFrame) {
    precondition((0...1).contains(proportion), "the proportion \(proportion) is not in 0...1")
    var generator = SeededGenerator(seed: randomSeed ?? .random(in: .min ... .max))
    let selection = rows.selection
    let keys = RowKeys(names.map { base.columns[base.requiredPosition($0)] }, rows: selection)
    let strata = RowLists(numbers: keys.numbers, keyCount: keys.keyCount)
    let isDrawn = drawing(proportion, ofEach: strata, using: &generator)
    let rows = zip(selection.rows, isDrawn)
    return (base.gathering(rows.filter(\.1).map(\.0)), base.gathering(rows.filter { !$0.1 }.map(\.0)))
  }
}
