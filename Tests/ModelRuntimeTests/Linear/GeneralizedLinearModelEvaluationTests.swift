import ModelRuntime
import NumericKernels
import Testing

// Expected numbers: numpy 2.4.6, scipy 1.17.1 (scipy.special.softmax and expit, scipy.stats.norm.cdf).
@Suite struct GeneralizedLinearModelEvaluationTests {
  /// Two numeric columns around a column of three categories; the last row's category is missing.
  let table = FeatureTable(
    rowCount: 3,
    columns: [
      .float64([1.5, 0.25, -4]), .categories(codes: [0, 2, -1], count: 3), .float32([-2, 3, 0.5]),
    ])
  let model = GeneralizedLinearModel(
    weights: [[0.5, 0.2, -0.4, 0.7, -1.25], [2, 1.1, 0, -0.6, 0.75]], offsets: [0.1, -0.3])

  private func expectClose(_ values: [Double], _ expected: [Double], tolerance: Double = 1e-14) {
    #expect(values.count == expected.count)
    for (value, expected) in zip(values, expected) {
      #expect(abs(value - expected) <= tolerance * max(abs(expected), 1e-300))
    }
  }

  @Test func `a category adds its own weight and a missing one nothing`() {
    expectClose(model.sums(of: table), [3.55, 2.3, -2.825, 1.85, -2.525, -7.925])
  }

  @Test func `one sum is the double-precision sum in feature order with the offset last`() {
    let table = FeatureTable(rowCount: 1, columns: [.float64([1e16]), .float64([1]), .float64([-1e16])])
    let model = GeneralizedLinearModel(weights: [[1, 1, 1]], offsets: [0.5])
    #expect(model.sums(of: table) == [0.5])
  }

  @Test func `a row has the same sum alone and among many`() {
    var generator = SeededGenerator(seed: 3)
    let rowCount = 5000
    let table = FeatureTable(
      rowCount: rowCount,
      columns: (0..<7).map { _ in .float64((0..<rowCount).map { _ in generator.nextUnit() - 0.5 }) })
    let model = GeneralizedLinearModel(
      weights: (0..<2).map { _ in (0..<7).map { _ in generator.nextUnit() } }, offsets: [0.25, -3])
    let sums = model.sums(of: table)
    for row in [0, 2047, 2048, 4999] {
      #expect(model.sums(of: table.gathered([row])) == Array(sums[row * 2..<row * 2 + 2]))
    }
  }

  @Test func `links are the logistic function and the normal distribution`() {
    var model = model
    model.link = .logistic
    expectClose(
      model.predictions(of: table),
      [
        0.9720774262159271, 0.9088770389851438, 0.05598807906182166, 0.8641271029909058, 0.07412406519066317,
        0.00036145914987050474,
      ])
    model.link = .probit
    expectClose(
      model.predictions(of: table),
      [
        0.9998073844243643, 0.9892758899783242, 0.002364030801703001, 0.9678432252043863, 0.0057849144648244415,
        1.1407316617355733e-15,
      ], tolerance: 1e-13)
  }

  @Test func `a missing number makes the row's sum NaN and no other's`() {
    let table = FeatureTable(rowCount: 2, columns: [.float64([.nan, 2])])
    let sums = GeneralizedLinearModel(weights: [[3]], offsets: [1]).sums(of: table)
    #expect(sums[0].isNaN)
    #expect(sums[1] == 7)
  }

  @Test func `a table without rows has no sums`() {
    let empty = table.gathered([])
    #expect(model.sums(of: empty).isEmpty)
    #expect(model.classProbabilities(of: empty, classCount: 3).isEmpty)
  }

  @Test func `with a reference class probabilities are the softmax over zero and the sums`() {
    expectClose(
      model.classProbabilities(of: table, classCount: 3),
      [
        0.02184002186748828, 0.7603236152090405, 0.2178363629234714, 0.1347867263935932, 0.007994019700841066,
        0.8572192539055656, 0.9255660670075572, 0.07409925769726576, 0.0003346752951772156,
      ])
  }

  @Test func `with one score a class the logistic scores are normalised`() {
    let model = GeneralizedLinearModel(
      weights: model.weights + [model.weights[0].map { -$0 }], offsets: [0.1, -0.3, -0.1], link: .logistic,
      classEncoding: .oneVersusRest)
    expectClose(
      model.classProbabilities(of: table, classCount: 3),
      [
        0.5092404625144074, 0.47613178870250805, 0.014627748783084569, 0.030034475102041793, 0.46355589251637064,
        0.5064096323815874, 0.07409728205008563, 0.0003613285443620357, 0.9255413894055524,
      ], tolerance: 1e-13)
  }

  @Test func `two classes share one sum and scores of any size stay probabilities`() {
    let table = FeatureTable(rowCount: 5, columns: [.float64([-1e300, -40, 0, 40, 1e300])])
    let one = GeneralizedLinearModel(weights: [[1]], offsets: [0], link: .logistic)
    // scipy.special.expit(-40) = 4.248354255291589e-18
    expectClose(
      one.classProbabilities(of: table, classCount: 2),
      [1, 0, 1, 4.248354255291589e-18, 0.5, 0.5, 4.248354255291589e-18, 1, 0, 1])
    let two = GeneralizedLinearModel(weights: [[1], [1]], offsets: [0, 0], classEncoding: .oneVersusRest)
    #expect(Array(two.classProbabilities(of: table, classCount: 2).prefix(2)) == [0.5, 0.5])
    let three = GeneralizedLinearModel(weights: [[1], [2]], offsets: [0, 0])
    #expect(Array(three.classProbabilities(of: table, classCount: 3).suffix(3)) == [0, 0, 1])
  }
}
