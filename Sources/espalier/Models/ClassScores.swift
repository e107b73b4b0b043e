import CreateMLComponents
import Foundation

/// How often a classifier's predictions are right, and what they are mistaken for.
struct ClassScores {
  private let metrics: ClassificationMetrics<String>
  private let labels: [String]
  private let rowCount: Int
  /// How often a true label was taken for another one, by the two labels.
  private let mistakeCounts: [[String]: Int]

  /// Leaves out, and says so, rows without a right class; throws ``ToolError`` where none is left.
  init(_ predictions: [String], _ truth: [String?], target: String) throws {
    let kept = zip(predictions, truth).compactMap { prediction, label in
      label.map { (predicted: prediction, label: $0) }
    }
    guard !kept.isEmpty else { throw ToolError.targetHasNoValues(target) }
    let leftOut = truth.count - kept.count
    if leftOut > 0 { Console.note("Left out: \(NumberText.rows(leftOut)) without a target.") }
    metrics = ClassificationMetrics(kept)
    labels = Self.ordered(Set(kept.map(\.label)).union(kept.map(\.predicted)))
    rowCount = kept.count
    mistakeCounts = kept.reduce(into: [:]) { counts, pair in
      if pair.label != pair.predicted { counts[[pair.label, pair.predicted], default: 0] += 1 }
    }
  }

  /// The tables of scores, of each class's scores, and of confusions.
  var text: String {
    var summary = TextTable(header: ["metric", "value"])
    summary.rows = [["rows", "\(rowCount)"], ["accuracy", NumberText.share(metrics.accuracy)]]
    return [summary, classTable, confusionTable].map(\.text).joined(separator: "\n")
  }

  private var classTable: TextTable {
    var table = TextTable(header: ["class", "rows", "precision", "recall", "F1"])
    table.rows = labels.map { label in
      [
        label, "\(metrics.count(label: label))", NumberText.share(metrics.precisionScore(label: label)),
        NumberText.share(metrics.recallScore(label: label)), NumberText.share(metrics.f1Score(label: label)),
      ]
    }
    return table
  }

  /// With more classes than this, only the pairs that were confused are told.
  private static let widestMatrix = 20

  private var confusionTable: TextTable {
    guard labels.count <= Self.widestMatrix else { return mistakesTable }
    var table = TextTable(header: ["true \\ predicted"] + labels)
    table.rows = labels.map { truth in
      [truth] + labels.map { "\(metrics.count(predicted: $0, label: truth))" }
    }
    return table
  }

  /// The most frequent mistakes.
  private var mistakesTable: TextTable {
    let mistakes = mistakeCounts.sorted { first, second in
      first.value == second.value ? first.key.lexicographicallyPrecedes(second.key) : first.value > second.value
    }
    var table = TextTable(header: ["true", "predicted", "rows"], leftColumnCount: 2)
    table.rows = mistakes.prefix(Self.widestMatrix).map { [$0.key[0], $0.key[1], "\($0.value)"] }
    return table
  }

  /// Numbers by value, other labels by text.
  private static func ordered(_ labels: Set<String>) -> [String] {
    let numbers = labels.compactMap { label in Int(label).map { (label, $0) } }
    return numbers.count == labels.count ? numbers.sorted { $0.1 < $1.1 }.map(\.0) : labels.sorted()
  }
}
