import NumericKernels

/// Rows to train on and rows to validate on, both in ascending order.
package struct RowSplit: Sendable, Equatable {
  package let training: [Int]
  package let validation: [Int]

  /// Draws `validationCount` of `rowCount` rows; the same seed draws the same rows on every machine.
  ///
  /// - Precondition: `validationCount` lies in `0...rowCount`.
  package init(rowCount: Int, validationCount: Int, seed: Int) {
    precondition(
      (0...rowCount).contains(validationCount), "\(validationCount) rows cannot be drawn of \(rowCount)")
    var generator = SeededGenerator(seed: seed)
    var isDrawn = Array(repeating: false, count: rowCount)
    // Selection sampling (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm S): each set is equally likely.
    var missing = validationCount
    for row in 0..<rowCount where missing > 0 {
      if generator.nextUnit() * Double(rowCount - row) < Double(missing) {
        isDrawn[row] = true
        missing -= 1
      }
    }
    training = (0..<rowCount).filter { !isDrawn[$0] }
    validation = (0..<rowCount).filter { isDrawn[$0] }
  }
}

/// How many rows are set aside for validation, and which.
package enum ValidationSplit: Sendable, Equatable {
  /// None of fewer than 50 rows, a tenth of 50 to 199, a twentieth of 200 and more; always the same ones.
  case automatic
  /// A share of the rows.
  case fixed(ratio: Double, seed: Int)

  /// The seed of the automatic split.
  package static let automaticSeed = 0

  /// The share of the rows that the automatic split sets aside.
  package static func automaticRatio(rowCount: Int) -> Double {
    rowCount < 50 ? 0 : rowCount < 200 ? 0.1 : 0.05
  }

  /// Splits rows; the counts are exact, those of a fixed ratio rounded to the nearest row.
  ///
  /// - Throws: ``FeatureEncodingError/splitRatioOutOfRange(_:)`` for a ratio outside of `0..<1`, and
  ///   ``FeatureEncodingError/splitLeavesNoTrainingRows(ratio:rowCount:)``.
  package func rows(of rowCount: Int) throws(FeatureEncodingError) -> RowSplit {
    switch self {
    case .automatic:
      // Whole division: a tenth of 59 rows is 5.
      let divisor = rowCount < 200 ? 10 : 20
      return RowSplit(
        rowCount: rowCount, validationCount: rowCount < 50 ? 0 : rowCount / divisor, seed: Self.automaticSeed)
    case .fixed(let ratio, let seed):
      guard ratio >= 0, ratio < 1 else { throw .splitRatioOutOfRange(ratio) }
      let validationCount = Int((Double(rowCount) * ratio).rounded())
      guard validationCount < rowCount else { throw .splitLeavesNoTrainingRows(ratio: ratio, rowCount: rowCount) }
      return RowSplit(rowCount: rowCount, validationCount: validationCount, seed: seed)
    }
  }
}
