import Foundation

/// How far a training task has come.
public struct MLProgress {
  /// What is measured while a task runs.
  public enum Metric: String, CaseIterable, Codable, Hashable, Sendable {
    /// The mean loss a row on training data.
    case loss
    /// The share of training rows with the right class.
    case accuracy
    /// The mean loss a row on validation data.
    case validationLoss
    /// The share of validation rows with the right class.
    case validationAccuracy
    /// The content part of a style transfer's loss.
    case contentLoss
    /// The style part of a style transfer's loss.
    case styleLoss
    /// The place of an image in the style so far.
    case stylizedImageURL
    /// The largest absolute error on training data.
    case maximumError
    /// The root of the mean squared error on training data.
    case rootMeanSquaredError
    /// The largest absolute error on validation data.
    case validationMaximumError
    /// The root of the mean squared error on validation data.
    case validationRootMeanSquaredError
  }

  /// What the task is busy with.
  public var phase: MLPhase

  /// How many items of the phase are done: iterations, while training.
  public var itemCount = 0

  /// How many items the phase has, where that is known.
  public var totalItemCount: Int?

  /// Seconds since the task began.
  public var elapsedTime: TimeInterval = 0

  /// What has been measured so far: Doubles, and a URL for the stylized image.
  public var metrics: [Metric: Any] = [:]

  /// Makes the progress of a phase of which nothing is done.
  public init(phase: MLPhase) { self.phase = phase }
}

extension MLProgress: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, itemCount, totalItemCount, elapsedTime, metrics
  }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(phase: try container.decode(MLPhase.self, forKey: .phase))
    itemCount = try container.decode(Int.self, forKey: .itemCount)
    totalItemCount = try container.decodeIfPresent(Int.self, forKey: .totalItemCount)
    elapsedTime = try container.decode(TimeInterval.self, forKey: .elapsedTime)
    let stored = try container.nestedContainer(keyedBy: MetricKey.self, forKey: .metrics)
    for key in stored.allKeys {
      metrics[key.metric] =
        key.metric == .stylizedImageURL
        ? try stored.decode(URL.self, forKey: key) : try stored.decode(Double.self, forKey: key)
    }
  }

  /// Writes the phase, the counts, the time and those metrics that are Doubles or URLs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(phase, forKey: .phase)
    try container.encode(itemCount, forKey: .itemCount)
    try container.encodeIfPresent(totalItemCount, forKey: .totalItemCount)
    try container.encode(elapsedTime, forKey: .elapsedTime)
    var stored = container.nestedContainer(keyedBy: MetricKey.self, forKey: .metrics)
    for metric in Metric.allCases {
      if let number = metrics[metric] as? Double {
        try stored.encode(number, forKey: MetricKey(metric))
      } else if let url = metrics[metric] as? URL {
        try stored.encode(url, forKey: MetricKey(metric))
      }
    }
  }

  private struct MetricKey: CodingKey {
    let metric: Metric

    init(_ metric: Metric) { self.metric = metric }

    init?(stringValue: String) {
      guard let metric = Metric(rawValue: stringValue) else { return nil }
      self.init(metric)
    }

    init?(intValue: Int) { nil }

    var stringValue: String { metric.rawValue }
    var intValue: Int? { nil }
  }
}
