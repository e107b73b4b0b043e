/// How often each true class was predicted as each class.
package struct ConfusionMatrix: Sendable, Equatable {
  package let classCount: Int
  /// Rows of each pair; the pair (true, predicted) is at `true * classCount + predicted`.
  package let counts: [Int]

  /// Counts rows by their true and their predicted class.
  ///
  /// - Precondition: Both lists have the same length and hold indices in `0..<classCount`.
  package init(trueClasses: [Int32], predictedClasses: [Int32], classCount: Int) {
    precondition(
      trueClasses.count == predictedClasses.count,
      "\(predictedClasses.count) predicted classes for \(trueClasses.count) true ones")
    var counts = Array(repeating: 0, count: classCount * classCount)
    for (actual, predicted) in zip(trueClasses, predictedClasses) {
      let (actual, predicted) = (Int(actual), Int(predicted))
      precondition(
        actual >= 0 && actual < classCount && predicted >= 0 && predicted < classCount,
        "a class index lies outside of 0..<\(classCount): true \(actual), predicted \(predicted)")
      counts[actual * classCount + predicted] += 1
    }
    self.classCount = classCount
    self.counts = counts
  }

  /// The rows of class `actual` that were predicted as class `predicted`.
  package func count(actual: Int, predicted: Int) -> Int { counts[actual * classCount + predicted] }

  /// The number of rows counted.
  package var rowCount: Int { counts.reduce(0, +) }

  /// The rows whose class was predicted right.
  package var correctCount: Int { (0..<classCount).reduce(0) { $0 + count(actual: $1, predicted: $1) } }

  /// The rows that are of the class.
  package func actualCount(of index: Int) -> Int {
    (0..<classCount).reduce(0) { $0 + count(actual: index, predicted: $1) }
  }

  /// The rows that were predicted as the class.
  package func predictedCount(of index: Int) -> Int {
    (0..<classCount).reduce(0) { $0 + count(actual: $1, predicted: index) }
  }

  /// The share of rows whose class was predicted right; nil without rows.
  package var accuracy: Double? { ratio(correctCount, rowCount) }

  /// The share of rows whose class was predicted wrong; nil without rows.
  package var classificationError: Double? {
    let rowCount = rowCount
    return ratio(rowCount - correctCount, rowCount)
  }

  /// Of the rows predicted as the class, the share that is of it; nil where none was.
  package func precision(of index: Int) -> Double? {
    ratio(count(actual: index, predicted: index), predictedCount(of: index))
  }

  /// Of the rows of the class, the share that was predicted as it; nil where there is none.
  package func recall(of index: Int) -> Double? {
    ratio(count(actual: index, predicted: index), actualCount(of: index))
  }

  /// The harmonic mean of precision and recall; nil where the class neither occurs nor was predicted.
  package func f1Score(of index: Int) -> Double? {
    ratio(2 * count(actual: index, predicted: index), actualCount(of: index) + predictedCount(of: index))
  }

  private func ratio(_ part: Int, _ whole: Int) -> Double? { whole == 0 ? nil : Double(part) / Double(whole) }
}
