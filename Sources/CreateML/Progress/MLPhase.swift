/// What a training task is busy with.
public enum MLPhase: String, Codable, Equatable, Hashable, Sendable {
  /// Nothing has been done yet.
  case initialized
  /// Columns, images or sounds are being turned into numbers.
  case extractingFeatures
  /// The model is being fitted.
  case training
  /// Scores are being computed.
  case evaluating
  /// Predictions are being made.
  case inferencing
}
