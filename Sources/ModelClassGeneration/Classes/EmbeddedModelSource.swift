import Foundation

/// What the three classes of a model share: the model's bytes, and how features are read.
///
/// The bytes are text in the source, so that the model is there wherever the program is; a file beside it could be lost.
struct EmbeddedModelSource {
  let names: ModelClassNames
  let specification: [UInt8]

  var text: String {
    """
    extension \(names.model.text) {
    \(featuresType)

    \(fileType)
    }

    """
  }

  /// Values by name, and the reading of values.
  private var featuresType: String {
    """
      fileprivate nonisolated final class Features: MLFeatureProvider {
        private let values: [String: MLFeatureValue?]

        init(_ values: [String: MLFeatureValue?]) { self.values = values }

        var featureNames: Set<String> { Set(values.keys) }

        func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] ?? nil }

        static func required<Value>(
          _ name: String, of provider: any MLFeatureProvider, _ read: (MLFeatureValue) -> Value?
        ) -> Value {
          guard let value = provider.featureValue(for: name).flatMap(read) else {
            preconditionFailure("The outputs have no '\\(name)' of the kind that \(names.output) was made for.")
          }
          return value
        }

        static func optional<Value>(
          _ name: String, of provider: any MLFeatureProvider, _ read: (MLFeatureValue) -> Value?
        ) -> Value? {
          guard let value = provider.featureValue(for: name), !value.isUndefined else { return nil }
          return read(value)
        }

        /// Nil where a key is of another type.
        static func numbers<Key: Hashable>(_ value: MLFeatureValue) -> [Key: Double]? {
          var numbers: [Key: Double] = [:]
          for (key, number) in value.dictionaryValue {
            guard let key = key.base as? Key else { return nil }
            numbers[key] = number.doubleValue
          }
          return numbers
        }

        static func dictionary<Key: Hashable>(_ numbers: [Key: Double]) -> MLFeatureValue {
          let numbers = numbers.map { (AnyHashable($0.key), NSNumber(value: $0.value)) }
          let value = try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: numbers))
          return value ?? MLFeatureValue(undefined: .dictionary)
        }
      }
    """
  }

  /// The model as bytes, as an asset, and as a file.
  private var fileType: String {
    """
      fileprivate nonisolated enum EmbeddedFile {
        /// The model, read once for all objects of the class.
        static let asset = Swift.Result { try MLModelAsset(specification: specification) }

        /// Whoever opens a file that could not be written is told so.
        static let url: URL = {
          let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
          let url = folder.appending(path: \(SwiftText.literal(names.model.name + ".mlmodel")))
          _ = try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          _ = try? specification.write(to: url, options: .atomic)
          return url
        }()

        private static var specification: Data {
          Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
        }

        private static let text = \"""
    \(base64Lines)
          \"""
      }
    """
  }

  private var base64Lines: String {
    let text = Data(specification).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
    return text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
  }
}
