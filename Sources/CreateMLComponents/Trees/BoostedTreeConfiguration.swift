import TreeTraining

/// How boosted trees are grown.
public struct BoostedTreeConfiguration: Hashable, Codable, Sendable {
  /// The most branches on the way from a tree's root to a leaf, at least 1.
  public var maximumDepth = 6

  /// The most rounds of boosting, at least 1.
  ///
  /// A round adds a tree, or one for each class where there are more than two.
  public var maximumIterations = 10

  /// A branch must lower the loss by more than this, at least 0.
  public var minimumLossReduction = 0.0

  /// The least sum of second derivatives of the loss on each side of a branch, at least 0.
  public var minimumChildWeight = 0.1

  /// Chooses rows and columns where only a share of them is used.
  public var randomSeed = 42

  /// How much of each tree's correction is applied, above 0 and at most 1.
  public var learningRate = 0.3

  /// Training stops after so many rounds without a better score on validation data; nil never stops early.
  public var earlyStoppingIterationCount: Int?

  /// The share of rows that each tree is grown on, above 0 and at most 1.
  public var rowSubsample = 1.0

  /// The share of columns that each tree is grown on, above 0 and at most 1.
  public var columnSubsample = 1.0

  /// Makes the default configuration.
  public init() {}

  /// The former name of ``learningRate``.
  @available(*, deprecated, renamed: "learningRate")
  public var stepSize: Double {
    get { learningRate }
    set { learningRate = newValue }
  }
}

extension BoostedTreeConfiguration {
  /// The same settings for the engine.
  var boostingParameters: BoostingParameters {
    var parameters = BoostingParameters()
    parameters.maximumDepth = maximumDepth
    parameters.iterationCount = maximumIterations
    parameters.minimumLossReduction = minimumLossReduction
    parameters.minimumChildWeight = minimumChildWeight
    parameters.seed = randomSeed
    parameters.stepSize = learningRate
    parameters.earlyStoppingRounds = earlyStoppingIterationCount
    parameters.rowSubsample = rowSubsample
    parameters.columnSubsample = columnSubsample
    return parameters
  }
}
