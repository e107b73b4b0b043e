import TabularData

/// Learns from a frame in which one column holds the right answers.
public protocol SupervisedTabularEstimator<Transformer, Annotation> {
  /// What fitting makes.
  associatedtype Transformer: TabularTransformer

  /// The type of an answer.
  associatedtype Annotation

  /// The column with the answers.
  var annotationColumnID: ColumnID<Annotation> { get set }

  /// Learns from a frame.
  ///
  /// - Parameters:
  ///   - input: The rows to learn from.
  ///   - validation: Rows to try the model on while it learns.
  ///   - eventHandler: Is told how training goes.
  func fitted(
    to input: DataFrame, validateOn validation: DataFrame?, eventHandler: EventHandler?
  ) async throws -> Transformer
}

extension SupervisedTabularEstimator {
  /// Learns from a frame, and tells nobody how it goes.
  public func fitted(to input: DataFrame, validateOn validation: DataFrame? = nil) async throws -> Transformer {
    try await fitted(to: input, validateOn: validation, eventHandler: nil)
  }
}
