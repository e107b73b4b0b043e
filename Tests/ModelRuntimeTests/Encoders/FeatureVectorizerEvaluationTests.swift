import ModelRuntime
import ModelSpecification
import NumericKernels
import Testing

@Suite struct FeatureVectorizerEvaluationTests {
  private func join(
    _ inputs: [(String, Int, FeatureType)], _ batches: [String: FeatureBatch], rowCount: Int
  ) throws -> FeatureBatch? {
    let stage = FittedStage(
      interface: ModelInterface(
        inputs: inputs.map { FeatureDescription(name: $0.0, type: $0.2) },
        outputs: [
          FeatureDescription(name: "v", type: .multiArray(MultiArrayType(shape: [1], element: .float64)))
        ]),
      model: .featureVectorizer(
        FeatureVectorizer(inputs: inputs.map { FeatureVectorizer.Input(name: $0.0, dimensionCount: $0.1) })))
    return try stage.evaluate(batches, rowCount: rowCount, threadCount: 1)["v"]
  }

  @Test func `numbers, vectors and categories stand in the order of the vectorizer`() throws {
    let vector = FeatureTable(rowCount: 2, columns: [.float64([1, 2]), .float64([3, 4])])
    let categories = FeatureTable(rowCount: 2, columns: [.categories(codes: [2, -1], count: 3)])
    let joined = try join(
      [
        ("c", 3, .int64Dictionary), ("n", 1, .double), ("f", 1, .double),
        ("m", 2, .multiArray(MultiArrayType(shape: [2], element: .float64))),
      ],
      ["m": .vectors(vector), "c": .vectors(categories), "n": .int64([7, 8]), "f": .float32([0.5, 1.5])], rowCount: 2)
    #expect(
      joined
        == .vectors(
          FeatureTable(
            rowCount: 2,
            columns: [
              .categories(codes: [2, -1], count: 3), .float64([7, 8]), .float32([0.5, 1.5]), .float64([1, 2]),
              .float64([3, 4]),
            ])))
  }

  @Test func `a dictionary with integer keys is a sparse vector`() throws {
    let joined = try join(
      [("d", 3, .int64Dictionary)], ["d": .int64Dictionaries([[2: 5, 9: 1], [:]])], rowCount: 2)
    #expect(
      joined
        == .vectors(FeatureTable(rowCount: 2, columns: [.float64([0, 0]), .float64([0, 0]), .float64([5, 0])])))
  }

  @Test func `a dictionary that announces too much is refused`() {
    #expect(throws: ModelSpecificationError.self) {
      try join([("d", 1 << 40, .int64Dictionary)], ["d": .int64Dictionaries([[:]])], rowCount: 1)
    }
  }

  @Test func `a vector of another length is refused`() {
    let vector = FeatureTable(rowCount: 1, columns: [.float64([1])])
    #expect(throws: ModelRuntimeError.wrongDimension(name: "d", expected: 2, found: 1)) {
      try join([("d", 2, .int64Dictionary)], ["d": .vectors(vector)], rowCount: 1)
    }
  }
}
