import Foundation

/// What kind of model a file holds, read from the outermost fields of the file itself.
///
/// Core ML runs a model without telling its kind. The field numbers are those of the published format, Model.proto.
struct ModelOutline {
  /// One for a model by itself; for a pipeline, one a step.
  let steps: [String]
  let isPipeline: Bool

  /// Nil where there is no model file at the place, as in a compiled folder.
  init?(path: String) {
    let inner = URL(filePath: path).appending(path: "Data/com.apple.CoreML/model.mlmodel")
    let file = FileManager.default.fileExists(atPath: inner.path) ? inner : URL(filePath: path)
    guard let bytes = try? Data(contentsOf: file), let model = MessageFields(Array(bytes)[...]),
      let (kind, body) = Self.kind(of: model)
    else { return nil }
    let pipeline: MessageFields? =
      switch kind {
      case 200, 201: body.messages(1).first
      case 202: body
      default: nil
      }
    isPipeline = pipeline != nil
    steps = pipeline.map { $0.messages(1).map(Self.text) } ?? [Self.text(of: model)]
  }

  private static let names: [Int: String] = [
    200: "pipeline classifier", 201: "pipeline regressor", 202: "pipeline", 300: "linear regressor",
    301: "support vector regressor", 302: "tree ensemble regressor", 303: "neural network regressor",
    304: "Bayesian probit regressor", 400: "linear classifier", 401: "support vector classifier",
    402: "tree ensemble classifier", 403: "neural network classifier", 404: "nearest neighbours classifier",
    500: "neural network", 501: "item similarity recommender", 502: "program", 555: "custom model",
    556: "linked model", 600: "one-hot encoder", 601: "imputer", 602: "feature vectorizer",
    603: "dictionary vectorizer", 604: "scaler", 606: "categorical mapping", 607: "normalizer",
    609: "array feature extractor", 610: "non-maximum suppression", 900: "identity",
  ]

  private static func kind(of model: MessageFields) -> (number: Int, body: MessageFields)? {
    for field in model.fields where names[field.number] != nil {
      if let body = MessageFields(field.bytes) { return (field.number, body) }
    }
    return nil
  }

  /// The kind, and for trees how many there are.
  private static func text(of model: MessageFields) -> String {
    guard let (number, body) = kind(of: model), let name = names[number] else { return "unknown" }
    guard number == 302 || number == 402, let ensemble = body.messages(1).first else { return name }
    let nodes = ensemble.messages(1)
    // A number that is 0 is left out of a message.
    let trees = Set(nodes.map { node in node.fields.first { $0.number == 1 }?.value ?? 0 })
    return "\(name), \(trees.count) trees, \(nodes.count) nodes"
  }
}

/// The fields of a protocol buffer's message, in file order.
private struct MessageFields {
  struct Field {
    let number: Int
    /// What a field with a length holds; empty for others.
    var bytes: ArraySlice<UInt8> = []
    /// What a field of a single integer holds; 0 for others.
    var value: UInt64 = 0
  }

  private(set) var fields: [Field] = []

  /// Nil where the bytes are no message.
  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      guard let tag = Self.integer(&rest), tag >> 3 > 0, tag >> 3 < 1 << 29 else { return nil }
      var field = Field(number: Int(tag >> 3))
      var length = 0
      switch tag & 7 {
      case 0:
        guard let value = Self.integer(&rest) else { return nil }
        field.value = value
      case 1: length = 8
      case 2:
        guard let size = Self.integer(&rest), size <= UInt64(rest.count) else { return nil }
        length = Int(size)
        field.bytes = rest.prefix(length)
      case 5: length = 4
      default: return nil
      }
      guard length <= rest.count else { return nil }
      rest = rest.dropFirst(length)
      fields.append(field)
    }
  }

  /// The messages in the fields of a number.
  func messages(_ number: Int) -> [MessageFields] {
    fields.filter { $0.number == number }.compactMap { MessageFields($0.bytes) }
  }

  /// Takes a base-128 integer from the front.
  private static func integer(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return value }
    }
    return nil
  }
}
