/// What holds for the steps of a pipeline, and for how they are joined.
enum PipelineValidator {
  static func validate(_ pipeline: PipelineMessage, _ description: ModelDescriptionMessage) throws {
    if pipeline.models.isEmpty {
      throw ModelSpecificationError.invalid("Pipeline must contain one or more models.")
    }
    for (index, model) in pipeline.models.dropLast().enumerated() where model.isUpdatable {
      throw ModelSpecificationError.invalid(
        "Only the last model in the pipeline can be updatable. Model at position '\(index)' is marked as updatable.")
    }
    var available: [String: FeatureDescriptionMessage] = [:]
    for input in description.input { available[input.name] = input }
    for model in pipeline.models {
      try ModelValidator.validate(model)
      let typeName = model.type?.name.description ?? ""
      for input in model.description?.input ?? [] {
        guard let source = available[input.name] else {
          throw ModelSpecificationError.invalid(
            "Pipeline: the input '\(input.name)' of model '\(typeName)' does not present in pipeline input or previous "
              + "model.")
        }
        if !source.matches(input) {
          throw ModelSpecificationError.invalid(
            "Pipeline: the type of input '\(input.name)' of model '\(typeName)' does not match the type that the "
              + "pipeline input or previous model gives.")
        }
      }
      for output in model.description?.output ?? [] { available[output.name] = output }
    }
    try validateOutputs(of: description, available)
  }

  private static func validateOutputs(
    of description: ModelDescriptionMessage, _ available: [String: FeatureDescriptionMessage]
  ) throws {
    for output in description.output {
      guard let source = available[output.name] else {
        throw ModelSpecificationError.invalid(
          "Pipeline output '\(output.name)' not present in pipeline input or a contained model.")
      }
      if !source.matches(output) {
        throw ModelSpecificationError.invalid(
          "Type of pipeline output '\(output.name)' does not match type produced in pipeline input.")
      }
    }
  }
}

extension FeatureDescriptionMessage {
  /// Whether a value of this feature can serve as `other`: of the same kind, and for dictionaries with the same keys.
  fileprivate func matches(_ other: FeatureDescriptionMessage) -> Bool {
    switch (type?.kind, other.type?.kind) {
    case (.dictionary(let own), .dictionary(let others)): own.keyType == others.keyType
    case (let own?, let others?): own.fieldName == others.fieldName
    default: false
    }
  }
}
