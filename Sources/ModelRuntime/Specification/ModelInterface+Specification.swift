import ModelSpecification

extension ModelInterface {
  package init(description: ModelDescriptionMessage) throws {
    self.init(
      inputs: description.input.map(FeatureDescription.init(message:)),
      outputs: description.output.map(FeatureDescription.init(message:)),
      predictedFeatureName: description.predictedFeatureName.isEmpty ? nil : description.predictedFeatureName,
      predictedProbabilitiesName: description.predictedProbabilitiesName.isEmpty
        ? nil : description.predictedProbabilitiesName,
      metadata: ModelMetadata(message: description.metadata ?? MetadataMessage()))
  }

  package func descriptionMessage() throws -> ModelDescriptionMessage {
    ModelDescriptionMessage(
      input: try inputs.map { try $0.message() },
      output: try outputs.map { try $0.message() },
      predictedFeatureName: predictedFeatureName ?? "",
      predictedProbabilitiesName: predictedProbabilitiesName ?? "",
      metadata: metadata == ModelMetadata() ? nil : metadata.message())
  }

  /// The number of features that the inputs bring together, or nil where it is too large to count.
  var inputFeatureCount: Int? {
    var total = 0
    for input in inputs {
      guard let count = input.type.elementCount else { return nil }
      let (sum, overflow) = total.addingReportingOverflow(count)
      if overflow { return nil }
      total = sum
    }
    return total
  }
}

extension ModelMetadata {
  package init(message: MetadataMessage) {
    self.init()
    shortDescription = message.shortDescription
    versionString = message.versionString
    author = message.author
    license = message.license
    // As everywhere in the format, the last of several entries with one key counts.
    for entry in message.userDefined { userDefined[entry.key] = entry.value }
  }

  package func message() -> MetadataMessage {
    MetadataMessage(
      shortDescription: shortDescription, versionString: versionString, author: author, license: license,
      userDefined: userDefined.sorted { $0.key < $1.key }.map { StringEntryMessage(key: $0.key, value: $0.value) })
  }
}
