import CreateMLComponents
import Foundation
import Testing

@Suite struct ClassificationDistributionTests {
  private let distribution = ClassificationDistribution([
    Classification(label: "a", probability: 0.25), Classification(label: "b", probability: 0.5),
    Classification(label: "c", probability: 0.25),
  ])

  @Test func `the greatest probability wins, and of equals the first`() {
    #expect(distribution.mostLikelyLabel == "b")
    #expect(distribution.labelsSortedByProbability == ["b", "a", "c"])
    #expect(distribution.topLabels(2) == ["b", "a"])
    #expect(ClassificationDistribution<String>([]).mostLikelyLabel == nil)
  }

  @Test func `a label leads to its probability`() {
    #expect(distribution["c"] == 0.25)
    #expect(distribution["d"] == nil)
    #expect(distribution[1] == Classification(label: "b", probability: 0.5))
    #expect(distribution.count == 3)
  }

  @Test func `labels may be exchanged`() {
    let numbered = distribution.map { Classification(label: $0.label.count, probability: $0.probability) }
    #expect(numbered[1] == 0.25)
  }

  @Test func `a distribution survives encoding`() throws {
    let data = try JSONEncoder().encode(distribution)
    #expect(try JSONDecoder().decode(ClassificationDistribution<String>.self, from: data) == distribution)
  }
}
