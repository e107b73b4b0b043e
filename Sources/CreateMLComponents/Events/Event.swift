/// Something that happened while an estimator was fitted or a transformer applied.
public struct Event: Sendable {
  /// The type that tells of the event.
  public var origin: String

  /// How many items are done; iterations, where a model is trained.
  public var itemCount: Int

  /// How many items there are, where that is known.
  public var totalItemCount: Int?

  /// What was measured, by name.
  public var metrics: [MetricsKey: any Sendable]

  /// Makes an event.
  public init(origin: String, itemCount: Int, totalItemCount: Int? = nil, metrics: [MetricsKey: any Sendable]) {
    self.origin = origin
    self.itemCount = itemCount
    self.totalItemCount = totalItemCount
    self.metrics = metrics
  }
}

/// Is told what happens, on the thread on which it happens.
public typealias EventHandler = @Sendable (Event) -> Void

extension Event: CustomDebugStringConvertible {
  /// The origin, the counts and the metrics in the order of their names, on one line.
  public var debugDescription: String {
    let count = totalItemCount.map { "\(itemCount)/\($0)" } ?? "\(itemCount)"
    let values = metrics.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue): \($0.value)" }
    return ([origin, count] + values).joined(separator: " ")
  }
}
