/// How far predicted numbers lie from the true ones.
package struct RegressionScores: Sendable, Equatable {
  /// The number of rows scored.
  package let rowCount: Int
  /// The root of the mean squared error.
  package let rootMeanSquaredError: Double
  /// The largest absolute error.
  package let maximumError: Double
  package let meanAbsoluteError: Double
  /// R²: the share of the targets' variance that the predictions explain; at most 1, and negative where the mean of the
  /// targets would have predicted better.
  ///
  /// Where all targets are equal, 1 for exact predictions and 0 for others.
  package let coefficientOfDetermination: Double

  /// Scores predictions row by row; nil where there are no rows, which have no errors to average.
  ///
  /// A NaN among the predictions or targets makes every score NaN.
  ///
  /// - Precondition: There are as many predictions as targets.
  package init?(predictions: [Double], targets: [Double]) {
    precondition(
      predictions.count == targets.count, "\(predictions.count) predictions for \(targets.count) targets")
    if targets.isEmpty { return nil }
    let count = Double(targets.count)
    var largest = 0.0
    var hasNaN = false
    for (prediction, target) in zip(predictions, targets) {
      let error = abs(prediction - target)
      if error > largest { largest = error }
      if error.isNaN { hasNaN = true }
    }
    // Squares of errors are taken relative to the largest, so that neither huge nor tiny ones leave Double's range.
    let unit = largest > 0 ? largest : 1
    let mean = targets.reduce(0) { $0 + $1 / count }
    var absolute = 0.0
    var squares = 0.0
    var targetSquares = 0.0
    for (prediction, target) in zip(predictions, targets) {
      let error = (prediction - target) / unit
      absolute += abs(error)
      squares += error * error
      let deviation = (target - mean) / unit
      targetSquares += deviation * deviation
    }
    let targetsAreEqual = targets.allSatisfy { $0 == targets[0] }
    rowCount = targets.count
    rootMeanSquaredError = hasNaN ? .nan : unit * (squares / count).squareRoot()
    maximumError = hasNaN ? .nan : largest
    meanAbsoluteError = hasNaN ? .nan : unit * (absolute / count)
    coefficientOfDetermination =
      hasNaN ? .nan : targetsAreEqual ? (largest == 0 ? 1 : 0) : 1 - squares / targetSquares
  }
}
