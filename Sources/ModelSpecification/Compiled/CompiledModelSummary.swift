/// The content of a compiled model's `metadata.json`: what the model takes and gives, for tools.
struct CompiledModelSummary {
  let model: ModelMessage
  let name: String

  func json() throws -> [UInt8] { try JSONText.bytes(of: [summary]) }

  private var summary: [String: Any] {
    let description = model.description ?? ModelDescriptionMessage()
    let metadata = description.metadata ?? MetadataMessage()
    var summary: [String: Any] = [
      "metadataOutputVersion": "3.0",
      "inputSchema": description.input.map(FeatureSummary.entry(of:)),
      "outputSchema": description.output.map(FeatureSummary.entry(of:)),
      "stateSchema": description.state.map(FeatureSummary.entry(of:)),
      "modelParameters": [String](),
      "specificationVersion": Int(model.specificationVersion),
      "isUpdatable": model.isUpdatable ? "1" : "0",
      "availability": Availability(specificationVersion: model.specificationVersion).entries,
      "modelType": Self.typeEntry(model),
      "generatedClassName": generatedClassName,
      "userDefinedMetadata": Dictionary(
        metadata.userDefined.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last }),
      "method": "predict",
    ]
    let texts = [
      "shortDescription": metadata.shortDescription, "version": metadata.versionString, "author": metadata.author,
      "license": metadata.license,
    ]
    for (key, text) in texts where !text.isEmpty { summary[key] = text }
    if let labels = Self.classLabels(of: model) { summary["classLabels"] = labels }
    return summary
  }

  /// The type of the model and, in a pipeline, of each of its steps.
  private static func typeEntry(_ model: ModelMessage) -> [String: Any] {
    var entry: [String: Any] = ["name": "MLModelType_" + (model.type?.name.description ?? "invalid")]
    if let steps = model.type?.pipeline?.models { entry["structure"] = steps.map { typeEntry($0) } }
    return entry
  }

  private static func classLabels(of model: ModelMessage) -> [Any]? {
    let labels: ValueVectorMessage?
    switch model.type {
    case .glmClassifier(let classifier): labels = classifier.classLabels
    case .treeEnsembleClassifier(let classifier): labels = classifier.classLabels
    case .pipelineClassifier(let classifier): return classifier.pipeline?.models.last.flatMap { classLabels(of: $0) }
    default: labels = nil
    }
    switch labels {
    case .string(let labels): return labels.vector
    case .int64(let labels): return labels.vector.map { Int($0) }
    case nil: return nil
    }
  }

  /// The model's name as an identifier.
  private var generatedClassName: String {
    let characters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (characters.first?.isNumber ?? true ? "_" : "") + String(characters)
  }
}

/// The first versions of Apple's systems that run a specification.
private struct Availability {
  let entries: [String: String]

  init(specificationVersion: Int32) {
    let row = Self.rows.last { $0.specification <= specificationVersion } ?? Self.rows[0]
    entries = [
      "iOS": row.iOS, "tvOS": row.iOS, "macCatalyst": row.iOS, "macOS": row.macOS, "watchOS": row.watchOS,
      "visionOS": row.visionOS,
    ]
  }

  private struct Row {
    var specification: Int32
    var iOS: String
    var macOS: String
    var watchOS: String
    var visionOS = "1.0"
  }

  private static let rows = [
    Row(specification: 1, iOS: "11.0", macOS: "10.13", watchOS: "4.0"),
    Row(specification: 2, iOS: "11.2", macOS: "10.13.2", watchOS: "4.2"),
    Row(specification: 3, iOS: "12.0", macOS: "10.14", watchOS: "5.0"),
    Row(specification: 4, iOS: "13.0", macOS: "10.15", watchOS: "6.0"),
    Row(specification: 5, iOS: "14.0", macOS: "11.0", watchOS: "7.0"),
    Row(specification: 6, iOS: "15.0", macOS: "12.0", watchOS: "8.0"),
    Row(specification: 7, iOS: "16.0", macOS: "13.0", watchOS: "9.0"),
    Row(specification: 8, iOS: "17.0", macOS: "14.0", watchOS: "10.0"),
    Row(specification: 9, iOS: "18.0", macOS: "15.0", watchOS: "11.0", visionOS: "2.0"),
    Row(specification: 10, iOS: "26.0", macOS: "26.0", watchOS: "26.0", visionOS: "26.0"),
  ]
}
