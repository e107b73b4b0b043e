import TabularData
import TabularTraining
import TreeTraining

extension MLBoostedTreeClassifier {
  /// How the model is trained.
  public struct ModelParameters {
    /// Where the rows come from that the model is tried on but not trained on.
    public enum ValidationData {
      /// There is no validation; validation metrics are not available.
      case none
      /// Rows are set aside from the training data.
      case split(strategy: MLSplitStrategy)
      /// A frame with the same columns as the training data.
      case dataFrame(DataFrame)
    }

    /// Where validation rows come from.
    public var validation: ValidationData

    /// The most branches between a tree's root and a leaf, at least 1.
    public var maxDepth: Int

    /// The most rounds of boosting, at least 1. Each adds a tree, or one for each class where there are
    /// more than two.
    public var maxIterations: Int

    /// A branch must lessen the loss by more than this, at least 0.
    public var minLossReduction: Double

    /// The least sum of second derivatives of the loss in each child of a branch, at least 0.
    public var minChildWeight: Double

    /// The seed that chooses rows and columns where only a share of them is used.
    public var randomSeed: Int

    /// How much of each tree's correction is applied, above 0 and at most 1.
    public var stepSize: Double

    /// Training stops after this many rounds without a better validation score; nil never stops early.
    public var earlyStoppingRounds: Int?

    /// The share of rows that each tree is grown on, above 0 and at most 1.
    public var rowSubsample: Double

    /// The share of columns that each tree is grown on, above 0 and at most 1.
    public var columnSubsample: Double

    /// Makes parameters; those left out have Create ML's default values.
    public init(
      validation: ValidationData = .split(strategy: .automatic), maxDepth: Int = 6, maxIterations: Int = 10,
      minLossReduction: Double = 0, minChildWeight: Double = 0.1, randomSeed: Int = 42, stepSize: Double = 0.3,
      earlyStoppingRounds: Int? = nil, rowSubsample: Double = 1.0, columnSubsample: Double = 1.0
    ) {
      self.validation = validation
      self.maxDepth = maxDepth
      self.maxIterations = maxIterations
      self.minLossReduction = minLossReduction
      self.minChildWeight = minChildWeight
      self.randomSeed = randomSeed
      self.stepSize = stepSize
      self.earlyStoppingRounds = earlyStoppingRounds
      self.rowSubsample = rowSubsample
      self.columnSubsample = columnSubsample
    }
  }
}

extension MLBoostedTreeClassifier.ModelParameters: CustomStringConvertible, CustomDebugStringConvertible {
  /// A line for each parameter.
  public var description: String {
    let earlyStopping = earlyStoppingRounds.map { "\nEarly Stopping Rounds: \($0)" } ?? ""
    return """
      Max Depth: \(maxDepth)
      Max Iterations: \(maxIterations)
      Min Loss Reduction: \(minLossReduction)
      Min Child Weight: \(minChildWeight)
      Random Seed: \(randomSeed)
      Step Size: \(stepSize)\(earlyStopping)
      Row Subsample: \(rowSubsample)
      Column Subsample: \(columnSubsample)
      """
  }

  /// The same text as ``description``.
  public var debugDescription: String { description }
}

extension MLBoostedTreeClassifier.ModelParameters {
  /// The engine's parameters.
  var boostingParameters: BoostingParameters {
    var parameters = BoostingParameters()
    parameters.maximumDepth = maxDepth
    parameters.iterationCount = maxIterations
    parameters.minimumLossReduction = minLossReduction
    parameters.minimumChildWeight = minChildWeight
    parameters.seed = randomSeed
    parameters.stepSize = stepSize
    parameters.earlyStoppingRounds = earlyStoppingRounds
    parameters.rowSubsample = rowSubsample
    parameters.columnSubsample = columnSubsample
    return parameters
  }
}

extension MLBoostedTreeClassifier.ModelParameters.ValidationData {
  var source: ValidationSource {
    switch self {
    case .none: .none
    case .split(let strategy): strategy.source
    case .dataFrame(let frame): .frame(frame)
    }
  }
}
