import ModelRuntime
import NumericKernels

/// What boosting minimizes.
package enum BoostingObjective: Sendable, Equatable {
  /// Half the squared error.
  case squaredError
  /// Log loss of two classes, 0 and 1.
  case binaryLogistic
  /// Log loss of several classes.
  case softmax(classCount: Int)

  /// The number of sums a row.
  package var dimensionCount: Int {
    switch self {
    case .squaredError, .binaryLogistic: 1
    case .softmax(let classCount): classCount
    }
  }

  /// What the sums start at.
  package var baseScore: Double {
    switch self {
    case .squaredError: 0.5
    case .binaryLogistic, .softmax: 0
    }
  }

  /// The transform from sums to predictions.
  package var postTransform: TreeEnsemble.PostTransform {
    switch self {
    case .squaredError: .none
    case .binaryLogistic: .logistic
    case .softmax: .softmax
    }
  }
}

/// What is to be predicted, a row each.
package enum TrainingTargets: Sendable, Equatable {
  case values([Double])
  /// Class indices, from 0.
  case classes([Int32])

  package var count: Int {
    switch self {
    case .values(let values): values.count
    case .classes(let classes): classes.count
    }
  }
}

/// Rows to train on or to validate with.
package struct TreeTrainingSet: Sendable, Equatable {
  package var table: FeatureTable
  package var targets: TrainingTargets

  package init(table: FeatureTable, targets: TrainingTargets) {
    self.table = table
    self.targets = targets
  }

  /// Throws a ``TreeTrainingError`` if `objective` cannot be trained on the rows.
  func check(for objective: BoostingObjective) throws {
    guard table.rowCount > 0 else { throw TreeTrainingError.noRows }
    guard targets.count == table.rowCount else {
      throw TreeTrainingError.targetCountMismatch(targets: targets.count, rows: table.rowCount)
    }
    switch (targets, objective) {
    case (.values(let values), .squaredError):
      // Training works in single precision, and squares errors.
      if let row = values.firstIndex(where: { !(abs($0) < 1e18) }) {
        throw TreeTrainingError.targetOutOfRange(row: row, value: values[row])
      }
    case (.classes(let classes), .binaryLogistic): try Self.check(classes, classCount: 2)
    case (.classes(let classes), .softmax(let classCount)): try Self.check(classes, classCount: classCount)
    default: throw TreeTrainingError.targetKindMismatch
    }
  }

  /// Whether a few targets are so far from the mean that errors of the others, in 16 bits, would be lost beside theirs.
  var hasOutliers: Bool {
    guard case .values(let values) = targets else { return false }
    let mean = values.reduce(0, +) / Double(values.count)
    var largest = 0.0
    var sum = 0.0
    for value in values {
      largest = max(largest, abs(value - mean))
      sum += abs(value - mean)
    }
    return largest * Double(values.count) > 256 * sum
  }

  private static func check(_ classes: [Int32], classCount: Int) throws {
    if let row = classes.firstIndex(where: { $0 < 0 || Int($0) >= classCount }) {
      throw TreeTrainingError.classOutOfRange(row: row, classIndex: Int(classes[row]), classCount: classCount)
    }
  }
}

/// Why trees cannot be trained on the rows given.
package enum TreeTrainingError: Error, Equatable {
  case noRows
  case targetCountMismatch(targets: Int, rows: Int)
  /// A target is missing, infinite or larger than 10¹⁸.
  case targetOutOfRange(row: Int, value: Double)
  case classOutOfRange(row: Int, classIndex: Int, classCount: Int)
  /// Classes for a regressor, or numbers for a classifier.
  case targetKindMismatch
  /// The validation rows have other columns than the training rows.
  case validationColumnsDiffer
}

extension TreeTrainingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noRows: "There are no rows to train on."
    case .targetCountMismatch(let targets, let rows): "There are \(targets) targets for \(rows) rows."
    case .targetOutOfRange(let row, let value):
      "The target of row \(row) is \(value); it must be a number between -1e18 and 1e18."
    case .classOutOfRange(let row, let classIndex, let classCount):
      "The target of row \(row) is class \(classIndex); classes are 0 to \(classCount - 1)."
    case .targetKindMismatch: "A regressor needs numbers as targets, a classifier classes."
    case .validationColumnsDiffer: "The validation rows have other columns than the training rows."
    }
  }
}
