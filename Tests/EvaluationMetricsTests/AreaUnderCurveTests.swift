import EvaluationMetrics
import Testing

// Expected numbers: scikit-learn 1.9.1 (Tools/reference/make_linear_fixtures.py).
@Suite struct AreaUnderCurveTests {
  let isPositive = [false, false, true, true, true, false, true, false, false, true]

  @Test func `ties count half, as in scikit-learn`() throws {
    let area = try #require(
      AreaUnderCurve.value(scores: [0.1, 0.4, 0.35, 0.8, 0.4, 0.4, 0.9, 0.35, 0.2, 0.1], isPositive: isPositive))
    #expect(abs(area - 0.68) < 1e-15)
  }

  @Test func `equal scores give one half and separated ones the ends`() {
    #expect(AreaUnderCurve.value(scores: Array(repeating: 0.3, count: 10), isPositive: isPositive) == 0.5)
    #expect(AreaUnderCurve.value(scores: isPositive.map { $0 ? 1 : 0 }, isPositive: isPositive) == 1)
    #expect(AreaUnderCurve.value(scores: isPositive.map { $0 ? 0 : 1 }, isPositive: isPositive) == 0)
  }

  @Test func `nothing to compare has no area`() {
    #expect(AreaUnderCurve.value(scores: [], isPositive: []) == nil)
    #expect(AreaUnderCurve.value(scores: [1, 2], isPositive: [true, true]) == nil)
    #expect(AreaUnderCurve.value(scores: [1, .nan], isPositive: [true, false]) == nil)
  }
}
