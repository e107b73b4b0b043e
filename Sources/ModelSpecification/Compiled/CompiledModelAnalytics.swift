import Foundation

/// The content of `analytics/coremldata.bin`: groups of named texts about the model's source.
///
/// A group is its name, the number of its entries and the entries; every text follows its length, in eight bytes.
struct CompiledModelAnalytics {
  private(set) var bytes: [UInt8] = []

  init(model: ModelMessage, source: [UInt8], name: String) {
    if let steps = model.type?.pipeline?.models {
      append(group: "PipelineModelDetails", [("modelDimension", String(steps.count))])
    }
    append(
      group: "SpecificationDetails",
      [("modelHash", Data(SHA256.digest(of: source)).base64EncodedString()), ("modelName", name)])
  }

  private mutating func append(group: String, _ entries: [(String, String)]) {
    append(group)
    append(UInt64(entries.count))
    for (key, value) in entries {
      append(key)
      append(value)
    }
  }

  private mutating func append(_ text: String) {
    append(UInt64(text.utf8.count))
    bytes += Array(text.utf8)
  }

  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
