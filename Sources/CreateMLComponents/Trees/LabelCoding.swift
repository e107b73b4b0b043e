import Foundation
import ModelRuntime
import TabularData

/// How labels of any type stand in a model, which knows texts and integers only.
///
/// Texts and integers stand as they are. Other labels stand as their JSON text, and as the bare text where that is a
/// string: an enumeration of strings stands as its raw values.
struct LabelCoding<Label: Hashable & Codable & Comparable> {
  private let labelsByText: [String: Label]

  /// - Throws: What encoding a label throws.
  init(_ labels: Set<Label>) throws {
    guard !Self.isDirect else {
      labelsByText = [:]
      return
    }
    let pairs = try labels.map { (try Self.text(of: $0), $0) }
    labelsByText = Dictionary(pairs) { first, _ in first }
  }

  /// Whether labels stand as they are.
  private static var isDirect: Bool { Label.self == String.self || Label.self == Int.self }

  /// The same frame with the labels as the model is to know them.
  func encoded(_ frame: DataFrame, column: ColumnID<Label>) throws -> DataFrame {
    guard !Self.isDirect, frame.containsColumn(column) else { return frame }
    let texts = try frame[column].map { label in try label.map { try Self.text(of: $0) } }
    var encoded = frame
    let index = frame.indexOfColumn(column.name) ?? 0
    encoded.removeColumn(column.name)
    encoded.insert(column: Column<String>(name: column.name, contents: texts), at: index)
    return encoded
  }

  /// The labels that a model knows, in its order.
  func decoded(_ labels: ClassLabels) -> [Label] {
    switch labels {
    case .int64(let numbers): numbers.compactMap { Int($0) as? Label }
    case .string(let texts): texts.compactMap { $0 as? Label ?? labelsByText[$0] }
    }
  }

  /// The text that a label stands as.
  static func text(of label: Label) throws -> String {
    if let text = label as? String { return text }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(label)
    if let text = try? JSONDecoder().decode(String.self, from: bytes) { return text }
    return String(decoding: bytes, as: UTF8.self)
  }
}
