/// Data that no linear model can be trained on.
package indirect enum LinearTrainingError: Error, Equatable {
  /// There is no row to train on.
  case noRows
  /// There is no feature to give a weight to.
  case noFeatures
  /// The feature's value in the row is missing: NaN, or a category's code −1. For a category, `feature` is the column's
  /// first.
  case missingValue(feature: Int, row: Int)
  /// The feature's value in the row is infinite.
  case infiniteValue(feature: Int, row: Int, value: Double)
  /// The target of the row is missing: NaN, or a class below 0.
  case missingTarget(row: Int)
  /// The target of the row is infinite.
  case infiniteTarget(row: Int, value: Double)
  /// There is a target more or fewer than there are rows.
  case targetCount(Int, rowCount: Int)
  /// The class of the row is not in `0..<classCount`.
  case unknownClass(Int, row: Int, classCount: Int)
  /// Fewer than two classes occur, so there is nothing to tell apart.
  case tooFewClasses(Int)
  /// The validation table stands for another number of features than the training table.
  case featureCount(Int, expected: Int)
  /// What is wrong is in the validation data.
  case validation(LinearTrainingError)
}

extension LinearTrainingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noRows:
      "The training data has no rows."
    case .noFeatures:
      "The training data has no features."
    case .missingValue(let feature, let row):
      "Feature \(feature) has no value in row \(row); a linear model needs a number in every row."
    case .infiniteValue(let feature, let row, let value):
      "Feature \(feature) is \(value) in row \(row); a linear model needs finite numbers."
    case .missingTarget(let row):
      "Row \(row) has no target."
    case .infiniteTarget(let row, let value):
      "The target of row \(row) is \(value); a linear model needs finite targets."
    case .targetCount(let count, let rowCount):
      "There are \(count) targets for \(rowCount) rows; there must be one for each."
    case .unknownClass(let index, let row, let classCount):
      "Row \(row) has class \(index); classes are counted from 0 to \(classCount - 1)."
    case .tooFewClasses(let count):
      "The target has \(count == 1 ? "one class" : "\(count) classes") only; a classifier needs two or more."
    case .featureCount(let count, let expected):
      "There are \(count) features where the training data has \(expected)."
    case .validation(let error):
      "In the validation data: \(error.description)"
    }
  }
}
