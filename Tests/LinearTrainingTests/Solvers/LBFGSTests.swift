import NumericKernels
import Testing

@testable import LinearTraining

@Suite struct LBFGSTests {
  // Expected numbers: scikit-learn 1.9.1 (Tools/reference/make_linear_fixtures.py).
  @Test func `enough iterations reach the true minimum`() throws {
    let table = WaveTable.make()
    let scaling = try FeatureScaling(of: table, threadCount: 1)
    let design = DesignMatrix(table: table, scales: scaling.scales, centers: nil)
    let objective = LogisticObjective(
      design: design, classes: WaveTable.binaryClasses(), classCount: 2, l2Penalty: 1, threadCount: 1)
    let solver = LBFGS(limits: SolverLimits(maximumIterations: 2000, convergenceThreshold: 1e-8, stepSize: 1))
    let result = solver.minimize(objective, from: Array(repeating: 0, count: 7)) { _, _ in }
    #expect(result.isConverged)
    let weights = design.inTableOrder((0..<6).map { result.point[$0] / design.scales[$0] })
    #expect(
      largestError(
        weights,
        [
          1.5315457398094197, 0.8111183051522413, 0.0661558195835924, 0.05244727069760601, -0.11995966089163254,
          -1.539250446472366e-06,
        ]) < 1e-6)
  }

  // Expected numbers: a classifier file that Create ML wrote on macOS 26.5.1 for a table like this one, with about as many
  // rows a class; its own-class weights are 15.99…16.22 and others −1.66…−1.73, where the minimum has about 12 and −0.5.
  @Test func `the default limit ends training where Create ML's ends`() throws {
    var codes: [Int32] = []
    var classes: [Int32] = []
    var firstCategories: [Int] = []
    var categoryCount = 0
    for (index, count) in [36, 94, 134, 95, 81, 42, 139, 128, 135, 83].enumerated() {
      firstCategories.append(categoryCount)
      for row in 0..<315 {
        codes.append(Int32(categoryCount + row % count))
        classes.append(Int32(index))
      }
      categoryCount += count
    }
    let table = FeatureTable(rowCount: codes.count, columns: [.categories(codes: codes, count: categoryCount)])
    let trainer = LogisticRegressionTrainer(parameters: try LinearParameters().checked())
    let fit = try trainer.fit(table, classes: classes, classCount: 10)
    #expect(fit.iterationCount == 10)
    #expect(abs(fit.model.weights[0][firstCategories[1]] - 16.042) < 0.02 * 16.042)
    #expect(abs(fit.model.weights[0][firstCategories[2]] + 1.686) < 0.02 * 1.686)
  }

  @Test func `a function that is not finite at the start leaves the start`() {
    struct Nowhere: SmoothObjective {
      let parameterCount = 1
      func evaluate(at point: [Double], gradient: inout [Double]) -> Double { .nan }
    }
    let solver = LBFGS(limits: SolverLimits(maximumIterations: 5, convergenceThreshold: 0, stepSize: 1))
    let result = solver.minimize(Nowhere(), from: [3]) { _, _ in }
    #expect(result.point == [3])
    #expect(!result.isConverged)
  }
}
