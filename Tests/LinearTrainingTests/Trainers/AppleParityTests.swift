import Foundation
import LinearTraining
import NumericKernels
import Synchronization
import TestSupport
import Testing
import TrainingLoop

/// Training that Create ML's own printed progress tells of, step by step.
@Suite struct AppleParityTests {
  // Expected numbers: the training accuracies that Create ML printed for the 714 passengers whose age is known, with an
  // L1 penalty of 8 (the progress table of a published run); before them stood 0.406162, the survivors alone.
  @Test(.enabled(if: SharedCases.areAvailable))
  func `proximal steps have the accuracies that Create ML prints`() throws {
    let rows = try Self.rows(of: SharedCases.data("titanic-kaggle-train.csv"))
    let names = rows[0]
    func values(_ name: String) -> [String] {
      let column = names.firstIndex(of: name) ?? 0
      let age = names.firstIndex(of: "Age") ?? 0
      return rows.dropFirst().filter { !$0[age].isEmpty }.map { $0[column] }
    }
    var columns: [FeatureColumn] = ["PassengerId", "Pclass", "Age", "SibSp", "Parch", "Fare"].map { name in
      .float64(values(name).map { Double($0) ?? .nan })
    }
    for name in ["Name", "Sex", "Ticket", "Cabin", "Embarked"] {
      // Create ML then left the category that comes first out.
      let values = values(name)
      var seen = Set([values[0]])
      for value in values where seen.insert(value).inserted {
        columns.append(.float64(values.map { $0 == value ? 1 : 0 }))
      }
    }
    let classes = values("Survived").map { Int32($0) ?? -1 }
    #expect(classes.count == 714)
    #expect(columns.count == 1398)

    var parameters = LinearParameters()
    parameters.l1Penalty = 8
    parameters.maximumIterations = 3
    let accuracies = Mutex<[Double]>([])
    let monitor = TrainingMonitor(report: { report in
      accuracies.withLock { $0.append(report.training.accuracy ?? -1) }
    })
    let table = FeatureTable(rowCount: classes.count, columns: columns)
    _ = try LogisticRegressionTrainer(parameters: try parameters.checked())
      .fit(table, classes: classes, classCount: 2, monitor: monitor)
    #expect(accuracies.withLock { $0 }.map { ($0 * 1e6).rounded() / 1e6 } == [0.963585, 0.997199, 1])
  }

  /// The fields of a CSV file in which quotes stand around fields with commas.
  private static func rows(of file: URL) throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).map { line in
      var fields = [""]
      var isQuoted = false
      for character in line {
        if character == "\"" {
          isQuoted.toggle()
        } else if character == ",", !isQuoted {
          fields.append("")
        } else {
          fields[fields.count - 1].append(character)
        }
      }
      return fields
    }
  }
}
