import CreateMLComponents
import Foundation

/// How far a regressor's predictions lie from the right values.
struct RegressionScores {
  private let predictions: [Double]
  private let truth: [Double]

  /// Leaves out, and says so, rows without a right value or without a prediction; throws ``ToolError`` where none is left.
  init(_ predictions: [Double], _ truth: [Double?], target: String) throws {
    var kept: [(prediction: Double, truth: Double)] = []
    for (prediction, value) in zip(predictions, truth) {
      if let value, !value.isNaN, !prediction.isNaN { kept.append((prediction, value)) }
    }
    guard !kept.isEmpty else { throw ToolError.targetHasNoValues(target) }
    let leftOut = truth.count - kept.count
    if leftOut > 0 { Console.note("Left out: \(NumberText.rows(leftOut)) without a target or a prediction.") }
    self.predictions = kept.map(\.prediction)
    self.truth = kept.map(\.truth)
  }

  /// One less the share of the target's variance that is left unexplained; nil where the target is constant.
  var determination: Double? {
    let mean = truth.reduce(0, +) / Double(truth.count)
    let total = truth.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let residual = zip(predictions, truth).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    return total > 0 ? 1 - residual / total : nil
  }

  /// The table of scores.
  var text: String {
    var table = TextTable(header: ["metric", "value"])
    table.rows = [
      ["rows", "\(truth.count)"],
      ["root mean squared error", NumberText.short(rootMeanSquaredError(predictions, truth))],
      ["mean absolute error", NumberText.short(meanAbsoluteError(predictions, truth))],
      ["maximum error", NumberText.short(maximumAbsoluteError(predictions, truth))],
      ["R²", determination.map(NumberText.share) ?? "not available"],
    ]
    return table.text
  }
}
