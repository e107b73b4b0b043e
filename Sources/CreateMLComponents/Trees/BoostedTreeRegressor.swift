import TabularData
import TabularTraining
import TrainingLoop

/// Grows decision trees, each to correct those before it, that together predict a number.
///
/// Missing values are taken, numbers and strings alike: each branch learns where they go.
public struct BoostedTreeRegressor<Annotation> {
  /// What fitting makes.
  public typealias Transformer = TreeRegressorModel

  /// The column with the numbers to predict.
  public var annotationColumnID: ColumnID<Annotation>

  /// The columns to learn from: numbers, Bool or String.
  public var featureColumnNames: [String] {
    get { featureSelection ?? [] }
    set { featureSelection = newValue }
  }

  /// How the trees are grown.
  public var configuration: BoostedTreeConfiguration

  /// Nil stands for all columns but the annotations.
  private var featureSelection: [String]?

  /// Makes an estimator.
  ///
  /// - Parameters:
  ///   - annotationColumnName: The column with the numbers to predict.
  ///   - featureColumnNames: The columns to learn from: numbers, Bool or String.
  ///   - configuration: How the trees are grown.
  public init(
    annotationColumnName: String, featureColumnNames: [String],
    configuration: BoostedTreeConfiguration = BoostedTreeConfiguration()
  ) {
    self.init(
      annotationColumn: annotationColumnName, featureColumns: featureColumnNames, configuration: configuration)
  }

  /// Makes an estimator that takes all other columns where none are named.
  init(annotationColumn: String, featureColumns: [String]?, configuration: BoostedTreeConfiguration) {
    annotationColumnID = ColumnID(annotationColumn, Annotation.self)
    featureSelection = featureColumns
    self.configuration = configuration
  }
}

extension BoostedTreeRegressor: Sendable where Annotation: Sendable {}

extension BoostedTreeRegressor: SupervisedTabularEstimator {
  /// Grows the trees, away from the calling actor.
  ///
  /// - Parameters:
  ///   - input: The rows to learn from, each with a finite number to predict.
  ///   - validation: Rows to try the model on after each iteration, and to stop early by.
  ///   - eventHandler: Is told of each iteration: the root mean squared and the maximum error on training rows, and the
  ///     same for validation rows.
  /// - Throws: `CancellationError` within one iteration after the task is cancelled; ``TabularPipelineDataError`` or
  ///   ``BoostedTreeError`` where the data or the configuration cannot be used.
  public func fitted(
    to input: DataFrame, validateOn validation: DataFrame? = nil, eventHandler: EventHandler? = nil
  ) async throws -> TreeRegressorModel {
    try await BackgroundTraining.run(
      report: Event.reporter(origin: "BoostedTreeRegressor", to: eventHandler)
    ) { try fit(to: input, validateOn: validation, monitor: $0) }
  }

  /// Grows the trees on the calling thread.
  func fit(
    to input: DataFrame, validateOn validation: DataFrame?, monitor: TrainingMonitor
  ) throws -> TreeRegressorModel {
    try translatingErrors(of: "BoostedTreeRegressor") {
      let task = TabularTask(
        learner: .boostedTreeRegressor(configuration.boostingParameters), targetColumn: annotationColumnID.name,
        featureColumns: featureSelection, validation: validation.map { .frame($0) } ?? .none)
      return TreeRegressorModel(try task.trained(on: input, monitor: monitor))
    }
  }
}
