import NumericKernels
import Testing

@testable import LinearTraining

/// Σ curvatureⱼ · (xⱼ − centreⱼ)², whose minima are known in closed form.
private struct Bowl: TwiceSmoothObjective {
  var curvatures: [Double]
  var centers: [Double]
  var parameterCount: Int { centers.count }

  func evaluate(at point: [Double], gradient: inout [Double]) -> Double {
    var value = 0.0
    for index in point.indices {
      let distance = point[index] - centers[index]
      value += curvatures[index] * distance * distance
      gradient[index] = 2 * curvatures[index] * distance
    }
    return value
  }

  func hessian(at point: [Double]) -> [Double] {
    var values = Array(repeating: 0.0, count: point.count * point.count)
    for index in point.indices { values[index * point.count + index] = 2 * curvatures[index] }
    return values
  }
}

// Expected numbers: hand calculation.
@Suite struct ConvexSolverTests {
  private let bowl = Bowl(curvatures: [1, 10, 0.5, 3], centers: [2, -1, 0.1, 5])
  private let limits = SolverLimits(maximumIterations: 1000, convergenceThreshold: 1e-12, stepSize: 1)

  @Test func `an absolute value moves each minimum towards zero by half its price over the curvature`() {
    let solver = ProximalGradient(limits: limits, penalties: [1, 4, 0.5, 0])
    let result = solver.minimize(bowl, from: [0, 0, 0, 0]) { _, _ in }
    #expect(result.isConverged)
    #expect(largestError(result.point, [1.5, -0.8, 0, 5]) < 1e-10)
    #expect(result.point[2] == 0)
  }

  @Test func `Newton's method needs one step for a square and no curvature is no obstacle`() {
    let result = NewtonMethod(limits: limits).minimize(bowl, from: [0, 0, 0, 0]) { _, _ in }
    #expect(result.iterationCount == 1)
    #expect(largestError(result.point, bowl.centers) < 1e-14)
    let flat = Bowl(curvatures: [1, 0], centers: [2, 7])
    let rest = NewtonMethod(limits: limits).minimize(flat, from: [0, 0]) { _, _ in }
    #expect(largestError(rest.point, [2, 0]) < 1e-12)
    #expect(rest.isConverged)
  }

  @Test func `coordinate descent solves coupled weights to the conditions of a minimum`() {
    // (2 1; 1 2)·w − (4, 5) + ½·l1·sign(w) = 0 with l1 = 2 gives w = (2/3, 5/3); a price of 20 gives zeros.
    let gram = ColumnMatrix(rowCount: 2, columnCount: 2, values: [2, 0, 1, 2])
    let result = CoordinateDescent(gram: gram, products: [4, 5], l1Penalties: [2, 2]).minimize {}
    #expect(largestError(result.point, [2.0 / 3, 5.0 / 3]) < 1e-12)
    #expect(result.isConverged)
    #expect(CoordinateDescent(gram: gram, products: [4, 5], l1Penalties: [20, 20]).minimize {}.point == [0, 0])
  }

  @Test(arguments: [1e-3, 0.1, 1, 20])
  func `a line search ends where the value fell and the slope flattened`(firstStep: Double) throws {
    // f(t) = −t / (t² + 2), the first test function of Moré and Thuente.
    func sample(_ step: Double) -> MoreThuenteSearch.Sample {
      let bottom = step * step + 2
      return .init(step: step, value: -step / bottom, slope: (step * step - 2) / (bottom * bottom))
    }
    let accepted = try #require(
      MoreThuenteSearch().search(from: sample(0), firstStep: firstStep, evaluate: sample))
    #expect(accepted.value <= 1e-4 * accepted.step * -0.5)
    #expect(abs(accepted.slope) <= 0.7 * 0.5)
  }

  @Test func `a line that goes up has no step`() {
    let search = MoreThuenteSearch()
    let accepted = search.search(from: .init(step: 0, value: 1, slope: 2), firstStep: 1) { step in
      .init(step: step, value: 0, slope: 0)
    }
    #expect(accepted == nil)
  }
}
