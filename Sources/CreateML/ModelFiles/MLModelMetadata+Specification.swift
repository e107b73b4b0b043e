import ModelRuntime

extension MLModelMetadata {
  /// The same entries, as a model file keeps them.
  var modelMetadata: ModelMetadata {
    var metadata = ModelMetadata()
    metadata.author = author
    metadata.shortDescription = shortDescription
    metadata.license = license ?? ""
    metadata.versionString = version
    metadata.userDefined = additional ?? [:]
    return metadata
  }
}
