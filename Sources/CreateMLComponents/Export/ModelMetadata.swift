import ModelRuntime

/// What an exported model says about itself.
public struct ModelMetadata: Hashable, Sendable {
  /// What the model does.
  public var description: String

  /// The version of the model.
  public var version: String

  /// Who made the model.
  public var author: String

  /// Under which terms the model may be used.
  public var license: String

  /// Entries of one's own, by key.
  public var creatorDefined: [String: String]

  /// Makes metadata; what is left out is empty.
  public init(
    description: String = "", version: String = "", author: String = "", license: String = "",
    creatorDefined: [String: String] = [:]
  ) {
    self.description = description
    self.version = version
    self.author = author
    self.license = license
    self.creatorDefined = creatorDefined
  }
}

extension ModelRuntime.ModelMetadata {
  /// The same words in the form that model files are made from.
  init(_ metadata: ModelMetadata) {
    self.init()
    shortDescription = metadata.description
    versionString = metadata.version
    author = metadata.author
    license = metadata.license
    userDefined = metadata.creatorDefined
  }
}
