import Foundation

/// A file beside a package's model that says more about it than the model itself.
enum PackageOverlay {
  case metadata
  case featureDescriptions

  init?(fileName: String) {
    switch fileName {
    case "Metadata.json": self = .metadata
    case "FeatureDescriptions.json": self = .featureDescriptions
    default: return nil
    }
  }

  /// Writes what the overlay says into the model's description.
  func apply(_ json: [UInt8], to message: inout ModelMessage, path: String) throws {
    guard let object = try? JSONSerialization.jsonObject(with: Data(json)), let overlay = object as? [String: Any]
    else {
      throw ModelSpecificationError.invalidPackage(path: path, reason: "An overlay is not a JSON object.")
    }
    var description = message.description ?? ModelDescriptionMessage()
    switch self {
    case .metadata: Self.apply(metadata: overlay, to: &description)
    case .featureDescriptions:
      Self.apply(overlay["Inputs"], to: &description.input)
      Self.apply(overlay["Outputs"], to: &description.output)
      Self.apply(overlay["TrainingInputs"], to: &description.trainingInput)
      Self.apply(overlay["States"], to: &description.state)
    }
    message.description = description
  }

  private static func apply(metadata overlay: [String: Any], to description: inout ModelDescriptionMessage) {
    var metadata = description.metadata ?? MetadataMessage()
    if let text = overlay["MLModelDescriptionKey"] as? String { metadata.shortDescription = text }
    if let text = overlay["MLModelVersionStringKey"] as? String { metadata.versionString = text }
    if let text = overlay["MLModelAuthorKey"] as? String { metadata.author = text }
    if let text = overlay["MLModelLicenseKey"] as? String { metadata.license = text }
    if let entries = overlay["MLModelCreatorDefinedKey"] as? [String: Any] {
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        guard let value = value as? String else { continue }
        metadata.userDefined.removeAll { $0.key == key }
        metadata.userDefined.append(StringEntryMessage(key: key, value: value))
      }
    }
    description.metadata = metadata
  }

  private static func apply(_ overlay: Any?, to features: inout [FeatureDescriptionMessage]) {
    guard let entries = overlay as? [String: Any] else { return }
    for index in features.indices {
      let entry = entries[features[index].name] as? [String: Any]
      if let text = entry?["MLFeatureShortDescription"] as? String { features[index].shortDescription = text }
    }
  }
}
