import ModelSpecification

extension GeneralizedLinearModel {
  init(message: GLMRegressorMessage) {
    let link: Link
    switch message.postEvaluationTransform {
    case .logit: link = .logistic
    case .probit: link = .probit
    default: link = .identity
    }
    self.init(weights: message.weights.map(\.value), offsets: message.offset, link: link)
  }

  init(message: GLMClassifierMessage) {
    self.init(
      weights: message.weights.map(\.value), offsets: message.offset,
      link: message.postEvaluationTransform == .probit ? .probit : .logistic,
      classEncoding: message.classEncoding == .oneVersusRest ? .oneVersusRest : .referenceClass)
  }

  func regressorMessage() -> GLMRegressorMessage {
    let transform: GLMRegressorTransform
    switch link {
    case .identity: transform = .noTransform
    case .logistic: transform = .logit
    case .probit: transform = .probit
    }
    return GLMRegressorMessage(
      weights: weights.map { DoubleArrayMessage(value: $0) }, offset: offsets, postEvaluationTransform: transform)
  }

  func classifierMessage(labels: ClassLabels) -> GLMClassifierMessage {
    GLMClassifierMessage(
      weights: weights.map { DoubleArrayMessage(value: $0) }, offset: offsets,
      postEvaluationTransform: link == .probit ? .probit : .logit,
      classEncoding: classEncoding == .oneVersusRest ? .oneVersusRest : .referenceClass,
      classLabels: labels.message())
  }
}
