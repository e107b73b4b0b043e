import CreateML
import Foundation
import Testing

@Suite struct MLProgressTests {
  @Test func `progress survives coding`() throws {
    var progress = MLProgress(phase: .training)
    progress.itemCount = 3
    progress.totalItemCount = 10
    progress.elapsedTime = 1.5
    progress.metrics = [.loss: 0.25, .validationAccuracy: 0.5]
    let decoded = try JSONDecoder().decode(MLProgress.self, from: JSONEncoder().encode(progress))
    #expect(decoded.phase == .training)
    #expect(decoded.itemCount == 3)
    #expect(decoded.totalItemCount == 10)
    #expect(decoded.elapsedTime == 1.5)
    #expect(decoded.metrics as? [MLProgress.Metric: Double] == [.loss: 0.25, .validationAccuracy: 0.5])
  }

  @Test func `a metric's raw value is its name`() {
    #expect(MLProgress.Metric.validationRootMeanSquaredError.rawValue == "validationRootMeanSquaredError")
    #expect(MLProgress.Metric.allCases.count == 11)
  }
}
