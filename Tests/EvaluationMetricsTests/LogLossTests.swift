import EvaluationMetrics
import Testing

// Expected numbers: scikit-learn 1.9.1 (Tools/reference/make_linear_fixtures.py).
@Suite struct LogLossTests {
  let probabilities = [0.7, 0.2, 0.1, 0.1, 0.85, 0.05, 0.25, 0.25, 0.5, 1, 0, 0]

  @Test func `the mean is that of scikit-learn`() throws {
    let loss = try #require(
      LogLoss.mean(probabilities: Array(probabilities.prefix(9)), classes: [0, 1, 2], classCount: 3))
    #expect(abs(loss - 0.4041136846654842) < 1e-15)
  }

  @Test func `a row that is certain and wrong leaves the mean finite`() throws {
    let loss = try #require(LogLoss.mean(probabilities: probabilities, classes: [0, 1, 2, 2], classCount: 3))
    #expect(abs(loss - 9.313998610778402) < 1e-13)
  }

  @Test func `no rows have no loss`() {
    #expect(LogLoss.mean(probabilities: [], classes: [], classCount: 2) == nil)
  }
}
