import CreateMLComponents
import Testing

@Suite struct ClassificationMetricsTests {
  private let predicted = ["a", "b", "a", "c", "b", "a"]
  private let truth = ["a", "b", "b", "c", "a", "a"]

  private var pairs: [(predicted: String, label: String)] { zip(predicted, truth).map { (predicted: $0, label: $1) } }

  @Test func `scores are the textbook's`() {
    // a: 2 hits, 1 false alarm, 1 miss; b: 1, 1, 1; c: 1, 0, 0.
    let metrics = ClassificationMetrics(pairs)
    #expect(metrics.accuracy == 4.0 / 6)
    #expect(metrics.exampleCount == 6)
    #expect(metrics.labels == ["a", "b", "c"])
    #expect(metrics.precisionScore(label: "a") == 2.0 / 3)
    #expect(metrics.recallScore(label: "a") == 2.0 / 3)
    #expect(metrics.f1Score(label: "a") == 2.0 / 3)
    #expect(metrics.precisionScore(label: "b") == 0.5)
    #expect(metrics.f1Score(label: "c") == 1)
    #expect(metrics.truePositiveCount(of: "a") == 2)
    #expect(metrics.falsePositiveCount(of: "a") == 1)
    #expect(metrics.falseNegativeCount(of: "a") == 1)
    #expect(metrics.trueNegativeCount(of: "a") == 2)
    #expect(metrics.count(predicted: "b", label: "a") == 1)
    #expect(metrics.count(label: "b") == 2)
    #expect(metrics.count(predicted: "a") == 3)
  }

  @Test func `two sequences count as pairs do, but for Apple's defect`() {
    let metrics = ClassificationMetrics(predicted, truth)
    #expect(metrics.accuracy == 4.0 / 6)
    #expect(metrics.precisionScore(label: "b") == 0.5)
    #expect(metrics.count(predicted: "a") == 0)
  }

  @Test func `what never occurs has no score`() {
    let metrics = ClassificationMetrics(pairs, labels: ["d"])
    #expect(metrics.labels == ["a", "b", "c", "d"])
    #expect(metrics.precisionScore(label: "d").isNaN)
    #expect(metrics.recallScore(label: "d").isNaN)
    #expect(ClassificationMetrics<String>().accuracy.isNaN)
  }

  @Test func `examples may be added later`() {
    var metrics = ClassificationMetrics<String>()
    metrics.add(pairs)
    metrics.add(predicted: ["c", "c"], groundTruth: ["c", "a"])
    #expect(metrics.accuracy == 5.0 / 8)
    #expect(metrics.precisionScore(label: "c") == 2.0 / 3)
  }

  @Test func `labels that become equal are counted together`() {
    let metrics = ClassificationMetrics(pairs).mapLabels { $0 == "c" ? 2 : 1 }
    #expect(metrics.accuracy == 1)
    #expect(metrics.count(label: 1) == 5)
    #expect(metrics.labels == [1, 2])
  }
}
