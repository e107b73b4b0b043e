import CoreML
import Foundation

/// What a model said to each row of a table.
enum ModelPredictions {
  case numbers([Double])
  /// The most probable class of each row as text, and for each class in the model's order its probability in each row.
  case classes([String], probabilities: [(label: String, values: [Double])])

  /// Reads a model's results.
  init(
    results: any MLBatchProvider, predictedName: String, probabilitiesName: String?, classLabels: [String]?
  ) throws {
    let rows = 0..<results.count
    guard let classLabels else {
      self = .numbers(
        rows.map { row in
          let value = results.features(at: row).featureValue(for: predictedName)
          return value.map { $0.type == .int64 ? Double($0.int64Value) : $0.doubleValue } ?? .nan
        })
      return
    }
    var classes: [String] = []
    var columns = classLabels.map { (label: $0, values: [Double]()) }
    for row in rows {
      let features = results.features(at: row)
      let label = features.featureValue(for: predictedName)
      classes.append(label.map { $0.type == .int64 ? "\($0.int64Value)" : $0.stringValue } ?? "")
      guard let probabilitiesName else { continue }
      let dictionary = features.featureValue(for: probabilitiesName)?.dictionaryValue ?? [:]
      let byLabel = Dictionary(dictionary.map { ("\($0.key)", $0.value.doubleValue) }) { first, _ in first }
      for index in columns.indices { columns[index].values.append(byLabel[columns[index].label] ?? .nan) }
    }
    self = .classes(classes, probabilities: probabilitiesName == nil ? [] : columns)
  }

  /// The predictions as columns of texts, the predicted value first.
  ///
  /// A row without a prediction has empty cells.
  func columns(predictedName: String) -> [(name: String, cells: [String])] {
    switch self {
    case .numbers(let values):
      [(predictedName + "Prediction", values.map(Self.text))]
    case .classes(let classes, let probabilities):
      [(predictedName + "Prediction", classes)]
        + probabilities.map { ("\(predictedName)Probability_\($0.label)", $0.values.map(Self.text)) }
    }
  }

  /// The number of rows that the model had no answer to.
  var missingCount: Int {
    switch self {
    case .numbers(let values): values.count { $0.isNaN }
    case .classes(_, let probabilities):
      probabilities.first.map { column in column.values.count { $0.isNaN } } ?? 0
    }
  }

  private static func text(_ value: Double) -> String { value.isNaN ? "" : "\(value)" }
}
