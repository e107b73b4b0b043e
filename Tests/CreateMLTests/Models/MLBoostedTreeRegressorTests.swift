import CreateML
import Foundation
import Synchronization
import TabularData
import TestSupport
import Testing

@Suite struct MLBoostedTreeRegressorTests {
  @Test(.enabled(if: SharedCases.areAvailable))
  func `default parameters fit the housing data as Create ML's model does`() throws {
    let frame = try DataFrame(contentsOfCSVFile: SharedCases.data("housing-boston3.csv"))
    let regressor = try MLBoostedTreeRegressor(
      trainingData: frame, targetColumn: "MEDV", parameters: .init(validation: .none))
    // A published Create ML model of the same data and settings has 2.699.
    #expect(regressor.trainingMetrics.rootMeanSquaredError <= 2.71)
    #expect(
      abs(regressor.trainingMetrics.rootMeanSquaredError - regressor.evaluation(on: frame).rootMeanSquaredError) < 1e-9)
  }

  // What Create ML's decision tree, which is one round of step 1, was seen to predict for a constant 7 on so many rows:
  // 0.5 + 6.5 · n / (n + 1), where n is what the automatic validation split leaves of 50, 100 and 200 rows.
  @Test(arguments: [(8, 6.2778), (20, 6.6905), (50, 6.8587), (100, 6.9286), (200, 6.9659)])
  func `a constant target is approached from one half, as far as the training rows go`(
    rowCount: Int, expected: Double
  ) throws {
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "x", contents: (0..<rowCount).map(Double.init)))
    frame.append(column: Column<Double>(name: "y", contents: Array(repeating: 7, count: rowCount)))
    let regressor = try MLBoostedTreeRegressor(
      trainingData: frame, targetColumn: "y",
      parameters: .init(validation: .split(strategy: .automatic), maxIterations: 1, stepSize: 1))
    let prediction = try #require(try regressor.predictions(from: frame)[0] as? Double)
    #expect(abs(prediction - expected) < 0.0001)
  }

  @Test func `progress is told after each iteration`() throws {
    let frame = SampleFrames.mixed(100, target: SampleFrames.number)
    let counts = Mutex<[Int]>([])
    let losses = Mutex<[Double]>([])
    let regressor = try MLBoostedTreeRegressor(
      trainingData: frame, targetColumn: "target", parameters: .init(validation: .split(strategy: .automatic)),
      progressHandler: { progress in
        counts.withLock { $0.append(progress.itemCount) }
        if let loss = progress.metrics[.rootMeanSquaredError] as? Double { losses.withLock { $0.append(loss) } }
      })
    #expect(counts.withLock { $0 } == Array(1...10))
    let last = try #require(losses.withLock { $0.last })
    #expect(abs(last - regressor.trainingMetrics.rootMeanSquaredError) < 1e-6)
  }

  @Test func `a cancelled task stops training`() async throws {
    let task = Task {
      let frame = SampleFrames.mixed(100, target: SampleFrames.number)
      return try MLBoostedTreeRegressor(
        trainingData: frame, targetColumn: "target",
        parameters: .init(validation: .none, maxIterations: 1_000_000),
        progressHandler: { progress in
          if progress.itemCount == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        })
    }
    let result = await task.result
    guard case .failure(let error) = result, case .cancelled? = error as? MLCreateError else {
      Issue.record("training ended as \(result)")
      return
    }
  }
}
