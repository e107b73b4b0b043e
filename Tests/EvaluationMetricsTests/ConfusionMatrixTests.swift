import EvaluationMetrics
import Testing

// Expected numbers: scikit-learn 1.9.1 (Tools/reference/make_linear_fixtures.py).
@Suite struct ConfusionMatrixTests {
  let matrix = ConfusionMatrix(
    trueClasses: [0, 0, 0, 1, 1, 2, 2, 2, 2, 0], predictedClasses: [0, 2, 0, 1, 0, 2, 2, 1, 2, 0], classCount: 3)

  @Test func `counts stand by true and then by predicted class`() {
    #expect(matrix.counts == [3, 0, 1, 1, 1, 0, 0, 1, 3])
    #expect(matrix.count(actual: 1, predicted: 0) == 1)
    #expect(matrix.rowCount == 10)
  }

  @Test func `accuracy and error share the rows`() throws {
    #expect(matrix.accuracy == 0.7)
    #expect(matrix.classificationError == 0.3)
  }

  @Test(arguments: [(0, 0.75, 4), (1, 0.5, 2), (2, 0.75, 4)])
  func `precision, recall and F1 of a class are those of scikit-learn`(index: Int, score: Double, actual: Int) {
    #expect(matrix.precision(of: index) == score)
    #expect(matrix.recall(of: index) == score)
    #expect(matrix.f1Score(of: index) == score)
    #expect(matrix.actualCount(of: index) == actual)
  }

  @Test func `what has no rows has no score`() {
    let empty = ConfusionMatrix(trueClasses: [], predictedClasses: [], classCount: 2)
    #expect(empty.accuracy == nil)
    #expect(empty.classificationError == nil)
    let missed = ConfusionMatrix(trueClasses: [1, 1], predictedClasses: [0, 0], classCount: 3)
    #expect(missed.precision(of: 0) == 0)
    #expect(missed.recall(of: 0) == nil)
    #expect(missed.precision(of: 1) == nil)
    #expect(missed.recall(of: 1) == 0)
    #expect(missed.f1Score(of: 1) == 0)
    #expect(missed.f1Score(of: 2) == nil)
  }
}
