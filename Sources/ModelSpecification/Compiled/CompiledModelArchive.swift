// The layout of coremldata.bin, as compilers of 2020 to 2026 wrote it. Numbers are little-endian, lengths of eight bytes.
//
//   4  number of the model's type, as in the specification
//  24  version of the archive: three numbers; 1.0.0, for pipelines 1.0.1
//   8  length of the name, and the name: "spec", or "generic" and what a pipeline's steps are called
//   8  version of the specification
//  24  zeros
//      named "spec": the Model message, up to the end
//      otherwise: 8 length of the ModelDescription message, and the message; then of a pipeline
//   8  the number of steps
//   8  number of the pipeline's type
//
// No file of Apple's was at hand that has a single step as its root, or a pipeline in a pipeline: these follow the same
// rules here, but Apple's compiler may write them otherwise.

/// The content of a compiled model's `coremldata.bin`.
struct CompiledModelArchive {
  enum Content {
    case model(ModelMessage)
    case pipeline(ModelDescriptionMessage, stepCount: Int)
    /// A model whose parameters lie elsewhere, in a form of their own.
    case description(ModelDescriptionMessage)
  }

  let type: ModelTypeName
  let specificationVersion: Int32
  let content: Content

  init(_ bytes: [UInt8]) throws {
    var scanner = ArchiveScanner(bytes)
    let number = Int(try scanner.number(bytes: 4))
    guard let type = ModelTypeName(rawValue: number) else {
      throw PackageFault("The type number \(number) is not known.")
    }
    _ = try scanner.take(24)
    let name = try scanner.delimited()
    let version = try scanner.number(bytes: 8)
    _ = try scanner.take(24)
    self.type = type
    self.specificationVersion = Int32(clamping: version)
    if name.elementsEqual("spec".utf8) {
      let model = try ModelMessage(serialized: Array(scanner.rest()))
      guard model.type?.name == type else {
        throw PackageFault("Its head says \(type), its model \(model.type?.name.description ?? "nothing").")
      }
      content = .model(model)
      return
    }
    let description = try ModelDescriptionMessage(serialized: Array(try scanner.delimited()))
    switch type {
    case .pipeline, .pipelineRegressor, .pipelineClassifier:
      content = .pipeline(description, stepCount: Int(clamping: try scanner.number(bytes: 8)))
    default: content = .description(description)
    }
  }

  /// The file of a model; the steps of a pipeline are not in it.
  static func bytes(of model: ModelMessage, type: ModelTypeMessage) -> [UInt8] {
    let steps = type.pipeline?.models
    let name = archiveName(of: type)
    var bytes = number(UInt64(type.name.rawValue), bytes: 4)
    for part: UInt64 in [1, 0, steps == nil ? 0 : 1] { bytes += number(part, bytes: 8) }
    bytes += number(UInt64(name.utf8.count), bytes: 8) + Array(name.utf8)
    bytes += number(UInt64(clamping: model.specificationVersion), bytes: 8) + Array(repeating: 0, count: 24)
    guard let steps else { return bytes + model.serialized() }
    let description = (model.description ?? ModelDescriptionMessage()).serialized()
    bytes += number(UInt64(description.count), bytes: 8) + description
    return bytes + number(UInt64(steps.count), bytes: 8) + number(UInt64(type.name.rawValue), bytes: 8)
  }

  /// The name of a model's archive: for a pipeline, the folder, version and name of each step's follow.
  private static func archiveName(of type: ModelTypeMessage) -> String {
    guard let steps = type.pipeline?.models else { return "spec" }
    return steps.enumerated().reduce("generic") { name, step in
      let version = step.element.type?.pipeline == nil ? "v1.0.0" : "v1.0.1"
      return name + ".model\(step.offset)\(version)" + (step.element.type.map(archiveName) ?? "spec")
    }
  }

  private static func number(_ value: UInt64, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }
}

/// Takes numbers and stretches of bytes from an archive, never beyond its end.
private struct ArchiveScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func take(_ count: Int) throws(PackageFault) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else {
      throw PackageFault(
        "Byte \(position): \(count) bytes are announced, \(bytes.count - position) are there.")
    }
    position += count
    return bytes[position - count..<position]
  }

  mutating func number(bytes count: Int) throws(PackageFault) -> UInt64 {
    try take(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The bytes that follow their length.
  mutating func delimited() throws(PackageFault) -> ArraySlice<UInt8> {
    try take(Int(clamping: try number(bytes: 8)))
  }

  mutating func rest() -> ArraySlice<UInt8> {
    defer { position = bytes.count }
    return bytes[position...]
  }
}
