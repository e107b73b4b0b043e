import Glibc
import NumericKernels
import TrainingLoop

/// Scores of a linear model in training, for reports.
enum LinearScores {
  /// - Parameter errors: The targets less the predictions, in the targets' unit.
  static func regression(errors: [Double], unit: Double) -> TrainingScores {
    var squares = 0.0
    var largest = 0.0
    for error in errors {
      squares += error * error
      largest = max(largest, abs(error))
    }
    let mean = squares / Double(max(1, errors.count))
    return TrainingScores(
      loss: mean / 2 * unit * unit, rootMeanSquaredError: mean.squareRoot() * unit, maximumError: largest * unit)
  }

  /// Of classes with equal scores the first counts as predicted, as it does in predictions.
  ///
  /// - Parameter scores: Rows × (classes − 1), column by column; the first class has the score 0.
  static func classification(scores: [Double], classes: [Int32]) -> TrainingScores {
    let rowCount = classes.count
    let dimensionCount = scores.count / max(1, rowCount)
    var loss = 0.0
    var correct = 0
    scores.withUnsafeBufferPointer { scores in
      for row in 0..<rowCount {
        var largest = 0.0
        var best = 0
        for dimension in 0..<dimensionCount where scores[dimension * rowCount + row] > largest {
          largest = scores[dimension * rowCount + row]
          best = dimension + 1
        }
        var total = exp(-largest)
        for dimension in 0..<dimensionCount { total += exp(scores[dimension * rowCount + row] - largest) }
        let actual = Int(classes[row])
        loss += log(total) + largest - (actual == 0 ? 0 : scores[(actual - 1) * rowCount + row])
        if best == actual { correct += 1 }
      }
    }
    return TrainingScores(loss: loss / Double(max(1, rowCount)), accuracy: Double(correct) / Double(max(1, rowCount)))
  }
}
