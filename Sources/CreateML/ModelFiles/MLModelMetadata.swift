import Foundation

/// What a model file tells people about itself.
public struct MLModelMetadata: Sendable {
  /// Who made the model.
  public var author: String
  /// What the model is for.
  public var shortDescription: String
  /// The terms under which the model may be used.
  public var license: String?
  /// The model's own version.
  public var version: String
  /// Further entries, by key.
  public var additional: [String: String]?

  /// Makes metadata; the author is the user who runs the program, unless another one is given.
  public init(
    author: String = NSFullUserName(),
    shortDescription: String = "A model trained using CreateML for use with CoreML.",
    license: String? = nil, version: String = "1", additional: [String: String]? = nil
  ) {
    self.author = author
    self.shortDescription = shortDescription
    self.license = license
    self.version = version
    self.additional = additional
  }
}
