/// A prediction beside the right answer.
public struct AnnotatedPrediction<Prediction, Annotation> {
  /// What was predicted.
  public var prediction: Prediction

  /// What is right.
  public var annotation: Annotation

  /// Puts a prediction beside the right answer.
  public init(prediction: Prediction, annotation: Annotation) {
    self.prediction = prediction
    self.annotation = annotation
  }
}

extension AnnotatedPrediction: Equatable where Prediction: Equatable, Annotation: Equatable {}
extension AnnotatedPrediction: Hashable where Prediction: Hashable, Annotation: Hashable {}
extension AnnotatedPrediction: Encodable where Prediction: Encodable, Annotation: Encodable {}
extension AnnotatedPrediction: Decodable where Prediction: Decodable, Annotation: Decodable {}
extension AnnotatedPrediction: Sendable where Prediction: Sendable, Annotation: Sendable {}
