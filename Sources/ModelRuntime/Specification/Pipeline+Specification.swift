import ModelSpecification

extension FittedStage {
  static func steps(of pipeline: PipelineMessage?) throws -> [FittedStage] {
    try (pipeline?.models ?? []).map(FittedStage.init(validated:))
  }

  static func typeMessage(of steps: [FittedStage], kind: PipelineKind) throws -> ModelTypeMessage {
    let pipeline = PipelineMessage(models: try steps.map { try $0.message() })
    switch kind {
    case .plain: return .pipeline(pipeline)
    case .regressor: return .pipelineRegressor(PipelineRegressorMessage(pipeline: pipeline))
    case .classifier: return .pipelineClassifier(PipelineClassifierMessage(pipeline: pipeline))
    }
  }
}
