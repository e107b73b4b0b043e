import CreateML
import TabularData

/// A kind of model that can be trained for a target column.
enum Learner {
  case linearRegressor
  case logisticClassifier
  case treeRegressor
  case treeClassifier

  /// What a person calls it.
  var name: String {
    switch self {
    case .linearRegressor: "linear regression"
    case .logisticClassifier: "logistic regression"
    case .treeRegressor: "boosted trees for numbers"
    case .treeClassifier: "boosted trees for classes"
    }
  }

  /// An integer target with at most so many distinct values is taken for classes, unless told otherwise.
  private static let mostIntegerClasses = 10

  /// Chooses the model for a target column.
  ///
  /// Numbers are predicted as numbers, text and truth values as classes; integers as classes where only a few different
  /// ones occur. Throws ``ToolError`` where the algorithm cannot predict what the column holds.
  static func choose(_ algorithm: Algorithm, task: PredictionTask?, target: AnyColumn) throws -> Learner {
    let kind = try TargetKind(of: target)
    switch algorithm {
    case .linear:
      guard kind != .classes else { throw wrongType(target, algorithm: .linearRegressor, wanted: "numbers") }
      return .linearRegressor
    case .logistic:
      guard kind != .numbers else { throw wrongType(target, algorithm: .logisticClassifier, wanted: "classes") }
      return .logisticClassifier
    case .boostedTrees, .auto:
      let chosen = task ?? (kind == .classes || isFewIntegers(target, kind) ? .classification : .regression)
      switch chosen {
      case .regression:
        guard kind != .classes else { throw wrongType(target, algorithm: .treeRegressor, wanted: "numbers") }
        return .treeRegressor
      case .classification:
        guard kind != .numbers else { throw wrongType(target, algorithm: .treeClassifier, wanted: "classes") }
        return .treeClassifier
      }
    }
  }

  private static func isFewIntegers(_ target: AnyColumn, _ kind: TargetKind) -> Bool {
    guard kind == .integers else { return false }
    return Set(target.assumingType(Int.self).compactMap { $0 }).count <= mostIntegerClasses
  }

  private static func wrongType(_ target: AnyColumn, algorithm: Learner, wanted: String) -> ToolError {
    .wrongTargetType(target.name, type: "\(target.wrappedElementType)", algorithm: algorithm.name, wanted: wanted)
  }
}

/// What a target column can be predicted as.
private enum TargetKind {
  case numbers
  /// Either numbers or classes.
  case integers
  case classes

  init(of column: AnyColumn) throws {
    switch column.wrappedElementType {
    case is Double.Type, is Float.Type: self = .numbers
    case is Int.Type: self = .integers
    case is String.Type, is Bool.Type: self = .classes
    default:
      throw ToolError.wrongTargetType(
        column.name, type: "\(column.wrappedElementType)", algorithm: "a model", wanted: "numbers, text or truth values"
      )
    }
  }
}
