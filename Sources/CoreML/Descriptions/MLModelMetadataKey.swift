/// The name of something that a model says about itself for people.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the model does.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// The model's version.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  /// Who made the model.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// The terms of use.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  /// What the maker added, a `[String: String]`.
  public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
