import CreateMLComponents
import Testing

@Suite struct RegressionErrorsTests {
  private let predicted = [2.0, 5, 4]
  private let correct = [1.0, 3, 6]

  @Test func `errors are the textbook's`() {
    // Differences 1, 2, −2.
    #expect(meanSquaredError(predicted, correct) == 3)
    #expect(rootMeanSquaredError(predicted, correct) == 3.0.squareRoot())
    #expect(abs(meanAbsoluteError(predicted, correct) - 5.0 / 3) < 1e-15)
    #expect(maximumAbsoluteError(predicted, correct) == 2)
  }

  @Test func `pairs give the same as two collections`() {
    let pairs = zip(predicted, correct).map { AnnotatedPrediction(prediction: $0, annotation: $1) }
    #expect(meanSquaredError(pairs) == 3)
    #expect(rootMeanSquaredError(pairs) == 3.0.squareRoot())
    #expect(meanAbsoluteError(pairs) == meanAbsoluteError(predicted, correct))
    #expect(maximumAbsoluteError(pairs) == 2)
    // 1/1, 2/3, 2/6.
    #expect(abs(meanAbsolutePercentageError(pairs) - 2.0 / 3) < 1e-15)
  }

  @Test func `nothing has no mean error`() {
    #expect(rootMeanSquaredError([Float](), [Float]()).isNaN)
    #expect(meanAbsoluteError([Float](), [Float]()).isNaN)
  }

  @Test func `a prediction that is no number is not passed over`() {
    #expect(maximumAbsoluteError([1, Double.nan], [2, 3]).isNaN)
    #expect(meanSquaredError([1, Double.nan], [2, 3]).isNaN)
  }
}
