import Testing

@testable import LinearTraining

@Suite struct LinearScoresTests {
  @Test func `of equal scores the first class is predicted, whatever the number of classes`() {
    // Two rows of equal scores, of the first and the second class; then a row that is sure of the second.
    #expect(LinearScores.classification(scores: [0, 0, 1], classes: [0, 1, 1]).accuracy == 2.0 / 3)
    #expect(LinearScores.classification(scores: [0, 0, 1, 0, 0, 1], classes: [0, 1, 1]).accuracy == 2.0 / 3)
    #expect(LinearScores.classification(scores: [0], classes: [0]).accuracy == 1)
  }
}
