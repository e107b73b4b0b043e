/// The name of something that is measured during training.
public struct MetricsKey: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String

  /// Makes a name out of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the values were measured on, where an event says so.
  public static let source = MetricsKey(rawValue: "source")

  /// The share of training rows whose class is right, a Double in 0…1.
  public static let trainingAccuracy = MetricsKey(rawValue: "trainingAccuracy")

  /// The root of the mean squared error on training rows, a Double.
  public static let trainingError = MetricsKey(rawValue: "trainingError")

  /// The mean loss of a training row, a Double.
  public static let trainingLoss = MetricsKey(rawValue: "trainingLoss")

  /// The largest absolute error on training rows, a Double.
  public static let trainingMaximumError = MetricsKey(rawValue: "trainingMaximumError")

  /// The share of validation rows whose class is right, a Double in 0…1.
  public static let validationAccuracy = MetricsKey(rawValue: "validationAccuracy")

  /// The root of the mean squared error on validation rows, a Double.
  public static let validationError = MetricsKey(rawValue: "validationError")

  /// The mean loss of a validation row, a Double.
  public static let validationLoss = MetricsKey(rawValue: "validationLoss")

  /// The largest absolute error on validation rows, a Double.
  public static let validationMaximumError = MetricsKey(rawValue: "validationMaximumError")
}

extension MetricsKey: CustomDebugStringConvertible {
  /// The same text as ``rawValue``.
  public var debugDescription: String { rawValue }
}
