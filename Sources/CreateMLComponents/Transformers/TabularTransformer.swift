import TabularData

/// Makes a frame of a frame.
public protocol TabularTransformer: Transformer where Input == DataFrame, Output == DataFrame {}

extension TabularTransformer {
  /// Makes the output of a frame.
  public func callAsFunction(_ input: DataFrame, eventHandler: EventHandler? = nil) async throws -> DataFrame {
    try await applied(to: input, eventHandler: eventHandler)
  }
}
