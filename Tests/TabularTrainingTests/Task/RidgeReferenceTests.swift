import EvaluationMetrics
import LinearTraining
import TabularData
import TabularTraining
import Testing

/// Frame in, scores out, against a reference that shares no code.
@Suite struct RidgeReferenceTests {
  /// The orchard with a target that no line goes through.
  private func frame() throws -> DataFrame {
    var frame = Orchard.frame(30)
    let yields = frame["yield", Double.self].enumerated().map { row, value in
      value.map { $0 + Double(row * row % 7) / 3 }
    }
    frame.removeColumn("yield")
    frame.append(column: Column<Double>(name: "yield", contents: yields))
    return frame
  }

  // NumPy 2.4.6: numpy.linalg.solve of the normal equations, every category with a column of its own, columns divided by
  // the root of mean² + variance (n − 1), 0.01 on the diagonal except the intercept's.
  @Test func `mixed columns with Create ML's default penalty give the reference's predictions`() throws {
    let frame = try frame()
    let pipeline = try TabularTask(
      learner: .linearRegressor(LinearParameters()), targetColumn: "yield", featureColumns: ["height", "age", "soil"]
    ).trained(on: frame)
    let expected = [3.2400936440663655, 17.29002103262134, 17.301473840441574]
    let predictions = try pipeline.predictedNumbers(for: frame)
    for (prediction, expected) in zip(predictions, expected) {
      #expect(abs(prediction - expected) < 1e-9 * abs(expected))
    }
    guard case .regression(let scores) = pipeline.trainingScores else {
      Issue.record("no scores of a regressor")
      return
    }
    #expect(abs(scores.rootMeanSquaredError - 0.433658018240924) < 1e-9)
    #expect(abs(scores.maximumError - 0.8659552665414179) < 1e-9)
  }

  // The same reference: the intercept, and what it predicts for a height of 1 and an age of 0.
  @Test func `a soil never seen adds nothing`() throws {
    let pipeline = try TabularTask(
      learner: .linearRegressor(LinearParameters()), targetColumn: "yield", featureColumns: ["height", "age", "soil"]
    ).trained(on: try frame())
    var row = DataFrame()
    row.append(column: Column<Double>(name: "height", contents: [0, 1]))
    row.append(column: Column<Int>(name: "age", contents: [0, 0]))
    row.append(column: Column<String>(name: "soil", contents: ["gravel", "gravel"]))
    let predictions = try pipeline.predictedNumbers(for: row)
    #expect(abs(predictions[0] - 1.2832864071938141) < 1e-8)
    #expect(abs(predictions[1] - 1.2832864071938141 - 2.0861085708672356) < 1e-8)
  }
}
