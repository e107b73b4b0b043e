import TabularData
import TabularTraining
import TrainingLoop

/// Grows decision trees, each to correct those before it, that together tell labels apart.
///
/// Missing values are taken, numbers and strings alike: each branch learns where they go.
public struct BoostedTreeClassifier<Label: Comparable & Codable & Hashable> {
  /// What fitting makes.
  public typealias Transformer = TreeClassifierModel<Label>

  /// The labels that may occur; a label that does not occur in the training data is not known to the model.
  public var labels: Set<Label?>

  /// The column with the labels.
  public var annotationColumnID: ColumnID<Label>

  /// The columns to learn from: numbers, Bool or String.
  public var featureColumnNames: [String] {
    get { featureSelection ?? [] }
    set { featureSelection = newValue }
  }

  /// How the trees are grown.
  public var configuration: BoostedTreeConfiguration

  /// Nil stands for all columns but the annotations.
  private var featureSelection: [String]?

  /// Whether any label is taken, not only those in ``labels``.
  private let findsLabels: Bool

  /// Makes an estimator.
  ///
  /// - Parameters:
  ///   - labels: The labels that may occur.
  ///   - annotationColumnName: The column with the labels.
  ///   - featureColumnNames: The columns to learn from: numbers, Bool or String.
  ///   - configuration: How the trees are grown.
  public init(
    labels: Set<Label?>, annotationColumnName: String, featureColumnNames: [String],
    configuration: BoostedTreeConfiguration = BoostedTreeConfiguration()
  ) {
    self.labels = labels
    annotationColumnID = ColumnID(annotationColumnName, Label.self)
    featureSelection = featureColumnNames
    self.configuration = configuration
    findsLabels = false
  }

  /// Makes an estimator that takes the labels as it finds them, and all other columns where none are named.
  init(findingLabelsIn column: String, featureColumns: [String]?, configuration: BoostedTreeConfiguration) {
    labels = []
    annotationColumnID = ColumnID(column, Label.self)
    featureSelection = featureColumns
    self.configuration = configuration
    findsLabels = true
  }
}

extension BoostedTreeClassifier: Sendable where Label: Sendable {}

extension BoostedTreeClassifier: SupervisedTabularEstimator {
  /// Grows the trees, away from the calling actor.
  ///
  /// - Parameters:
  ///   - input: The rows to learn from, each with a label.
  ///   - validation: Rows to try the model on after each iteration, and to stop early by.
  ///   - eventHandler: Is told of each iteration: training accuracy and loss, and the same for validation rows.
  /// - Throws: `CancellationError` within one iteration after the task is cancelled; ``TabularPipelineDataError`` or
  ///   ``BoostedTreeError`` where the data or the configuration cannot be used.
  public func fitted(
    to input: DataFrame, validateOn validation: DataFrame? = nil, eventHandler: EventHandler? = nil
  ) async throws -> TreeClassifierModel<Label> {
    try await BackgroundTraining.run(
      report: Event.reporter(origin: "BoostedTreeClassifier", to: eventHandler)
    ) { try fit(to: input, validateOn: validation, monitor: $0) }
  }

  /// Grows the trees on the calling thread.
  func fit(
    to input: DataFrame, validateOn validation: DataFrame?, monitor: TrainingMonitor
  ) throws -> TreeClassifierModel<Label> {
    try translatingErrors(of: "BoostedTreeClassifier") {
      let frames = [input] + (validation.map { [$0] } ?? [])
      // A frame without the column is left to the trainer, whose error knows the nearest name.
      let annotated = try frames.filter { try checkAnnotations(of: $0) }
      let occurring = Set(annotated.flatMap { frame in frame[annotationColumnID].compactMap { $0 } })
      let coding = try LabelCoding(occurring)
      let task = TabularTask(
        learner: .boostedTreeClassifier(configuration.boostingParameters), targetColumn: annotationColumnID.name,
        featureColumns: featureSelection,
        validation: try validation.map { .frame(try coding.encoded($0, column: annotationColumnID)) } ?? .none)
      let pipeline = try task.trained(on: try coding.encoded(input, column: annotationColumnID), monitor: monitor)
      return TreeClassifierModel(pipeline, coding: coding)
    }
  }

  /// Whether a frame has the annotation column; throws where it is not of the labels' type or has an unexpected label.
  private func checkAnnotations(of frame: DataFrame) throws -> Bool {
    let name = annotationColumnID.name
    guard frame.containsColumn(name) else { return false }
    guard frame.containsColumn(annotationColumnID) else {
      throw TabularPipelineDataError.incorrectType(
        operation: "BoostedTreeClassifier", columnName: name, actual: "\(frame[name].wrappedElementType)",
        expected: "\(Label.self)")
    }
    guard !findsLabels else { return true }
    for (row, label) in frame[annotationColumnID].enumerated() {
      if let label, !labels.contains(label) {
        throw BoostedTreeError.unexpectedLabel(columnName: name, row: row, label: "\(label)")
      }
    }
    return true
  }
}
