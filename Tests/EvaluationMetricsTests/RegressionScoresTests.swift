import EvaluationMetrics
import Testing

// Expected numbers: scikit-learn 1.9.1 (Tools/reference/make_linear_fixtures.py).
@Suite struct RegressionScoresTests {
  @Test func `scores are those of scikit-learn`() throws {
    let scores = try #require(
      RegressionScores(predictions: [2.5, 0, 2, 8, 4], targets: [3, -0.5, 2, 7, 4.25]))
    #expect(scores.rowCount == 5)
    #expect(abs(scores.rootMeanSquaredError - 0.5590169943749475) < 1e-15)
    #expect(scores.maximumError == 1)
    #expect(abs(scores.meanAbsoluteError - 0.45) < 1e-15)
    #expect(abs(scores.coefficientOfDetermination - 0.9491042345276873) < 1e-14)
  }

  @Test func `no rows have no scores`() {
    #expect(RegressionScores(predictions: [], targets: []) == nil)
  }

  @Test func `equal targets are explained fully or not at all`() {
    #expect(RegressionScores(predictions: [2, 2, 2], targets: [2, 2, 2])?.coefficientOfDetermination == 1)
    #expect(RegressionScores(predictions: [2, 1, 2], targets: [2, 2, 2])?.coefficientOfDetermination == 0)
  }

  @Test(arguments: [1e-200, 1e200])
  func `errors of any size keep their root mean square`(size: Double) throws {
    let scores = try #require(RegressionScores(predictions: [0, 0], targets: [3 * size, 4 * size]))
    #expect(abs(scores.rootMeanSquaredError / size - 12.5.squareRoot()) < 1e-14)
    #expect(scores.maximumError == 4 * size)
  }

  @Test func `a NaN shows in every score`() throws {
    let scores = try #require(RegressionScores(predictions: [1, .nan], targets: [1, 2]))
    #expect(scores.rootMeanSquaredError.isNaN)
    #expect(scores.maximumError.isNaN)
    #expect(scores.meanAbsoluteError.isNaN)
    #expect(scores.coefficientOfDetermination.isNaN)
  }
}
