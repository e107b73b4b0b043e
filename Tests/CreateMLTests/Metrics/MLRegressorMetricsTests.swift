import CreateML
import Testing

@Suite struct MLRegressorMetricsTests {
  @Test func `metrics of known scores are valid`() {
    let metrics = MLRegressorMetrics(maximumError: 2, rootMeanSquaredError: 0.5)
    #expect(metrics.isValid)
    #expect(metrics.error == nil)
    #expect(metrics.maximumError == 2)
    #expect(metrics.rootMeanSquaredError == 0.5)
    #expect(metrics.description == "Root Mean Squared Error: 0.5\nMaximum Error: 2.0")
  }
}
