import CreateML
import Foundation
import TabularData
import TestSupport
import Testing

@Suite struct MLLinearRegressorTests {
  private func shirts(_ rows: [(colour: String, design: String, neck: String, sleeve: String, favourite: Int)])
    -> DataFrame
  {
    var frame = DataFrame()
    frame.append(column: Column(name: "color", contents: rows.map(\.colour)))
    frame.append(column: Column(name: "design", contents: rows.map(\.design)))
    frame.append(column: Column(name: "neck", contents: rows.map(\.neck)))
    frame.append(column: Column(name: "sleeve", contents: rows.map(\.sleeve)))
    frame.append(column: Column<Int>(name: "favorite", contents: rows.map(\.favourite)))
    return frame
  }

  @Test func `shirts like those that were liked come first`() throws {
    let swiped = shirts([
      ("black", "plain", "crew", "short", 1), ("black", "printed", "polo", "short", 1),
      ("white", "plain", "crew", "long", -1), ("white", "printed", "polo", "long", -1),
      ("blue", "plain", "polo", "short", 1), ("blue", "printed", "crew", "long", -1),
    ])
    let all = shirts([
      ("black", "plain", "polo", "short", 0), ("white", "plain", "polo", "long", 0),
      ("blue", "printed", "polo", "short", 0), ("blue", "plain", "crew", "long", 0),
    ])
    let regressor = try MLLinearRegressor(trainingData: swiped, targetColumn: "favorite")
    let predictions = try regressor.predictions(from: all).compactMap { $0 as? Double }
    #expect(predictions.map { $0 > 0 } == [true, false, true, false])
    #expect(predictions[0] > predictions[3])
  }

  @Test func `a first swipe is enough to train on`() throws {
    let first = shirts([("black", "plain", "crew", "short", 1)])
    let regressor = try MLLinearRegressor(trainingData: first, targetColumn: "favorite")
    let predictions = try regressor.predictions(from: first).compactMap { $0 as? Double }
    #expect(predictions.count == 1)
    #expect(abs(predictions[0] - 1) < 1e-9)
    #expect(!regressor.validationMetrics.isValid)
  }

  // Ordinary least squares of all 400 rows, as a published model file states them.
  @Test(.enabled(if: SharedCases.areAvailable))
  func `without penalty the coefficients are those of least squares`() throws {
    let frame = try DataFrame(contentsOfCSVFile: SharedCases.data("MarsHabitats.csv"))
    let regressor = try MLLinearRegressor(
      trainingData: frame, targetColumn: "price", featureColumns: ["solarPanels", "greenhouses", "size"],
      parameters: .init(validation: .none, l2Penalty: 0))
    func price(_ panels: Double, _ greenhouses: Double, _ size: Double) throws -> Double {
      var row = DataFrame()
      row.append(column: Column<Double>(name: "solarPanels", contents: [panels]))
      row.append(column: Column<Double>(name: "greenhouses", contents: [greenhouses]))
      row.append(column: Column<Double>(name: "size", contents: [size]))
      return try #require(try regressor.predictions(from: row)[0] as? Double)
    }
    let offset = try price(0, 0, 0)
    #expect(abs(offset - -3751.0558784658238) < 1e-7)
    #expect(abs(try price(1, 0, 0) - offset - 136.72672318) < 1e-7)
    #expect(abs(try price(0, 1, 0) - offset - 653.51101376) < 1e-7)
    #expect(abs(try price(0, 0, 1) - offset - 5.85407905) < 1e-7)
  }

  @Test(.enabled(if: SharedCases.areAvailable))
  func `default parameters on BetterRest come within a hundredth of Create ML's error`() throws {
    let frame = try DataFrame(contentsOfCSVFile: SharedCases.data("BetterRest.csv"))
    let regressor = try MLLinearRegressor(trainingData: frame, targetColumn: "actualSleep")
    let error = regressor.evaluation(on: frame).rootMeanSquaredError
    #expect((177.04...177.05).contains(error), "the error is \(error)")
    #expect(regressor.validationMetrics.isValid)
  }

  @Test func `a missing value is refused, with the row and a way out`() {
    var frame = SampleFrames.mixed(60, target: SampleFrames.number)
    frame["size", Double.self][4] = nil
    #expect {
      try MLLinearRegressor(trainingData: frame, targetColumn: "target")
    } throws: { error in
      "\(error)"
        == "Feature column 'size' has no value in row 4. A linear model needs a value in every row: fill it in, "
        + "drop the row, or train boosted trees."
    }
  }

  @Test func `a description shows parameters and scores`() throws {
    let frame = SampleFrames.mixed(60, target: SampleFrames.number)
    let regressor = try MLLinearRegressor(
      trainingData: frame, targetColumn: "target", parameters: .init(validation: .none))
    let lines = regressor.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(4) == ["LinearRegressor", "", "Parameters", "Max Iterations: 10"])
    #expect(lines.contains("Performance on Training Data"))
    #expect(lines.last == "Validation metrics are not available: the model was trained without validation data.")
    #expect(regressor.debugDescription == regressor.description)
  }
}
