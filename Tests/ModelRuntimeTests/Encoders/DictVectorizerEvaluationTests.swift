import ModelRuntime
import NumericKernels
import Testing

@Suite struct DictVectorizerEvaluationTests {
  private func encode(_ keys: DictVectorizer.Keys, _ batch: FeatureBatch) throws -> FeatureBatch? {
    var type = FeatureType.stringDictionary
    if case .int64 = keys { type = .int64Dictionary }
    let stage = FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: "x", type: type)],
        outputs: [FeatureDescription(name: "v", type: .int64Dictionary)]),
      model: .dictVectorizer(DictVectorizer(keys: keys)))
    return try stage.evaluate(["x": batch], rowCount: batch.rowCount, threadCount: 1)["v"]
  }

  private func table(_ columns: [[Double]]) -> FeatureBatch {
    .vectors(FeatureTable(rowCount: columns[0].count, columns: columns.map { .float64($0) }))
  }

  @Test func `known keys take their places, others none, and what is not there is zero`() throws {
    let strings = FeatureBatch.stringDictionaries([["a": 1.5, "q": 9], ["b": -2], [:]])
    #expect(try encode(.string(["b", "a"]), strings) == table([[0, -2, 0], [1.5, 0, 0]]))
    let integers = FeatureBatch.int64Dictionaries([[4: 1, 5: 2]])
    #expect(try encode(.int64([5, 6]), integers) == table([[2], [0]]))
  }

  @Test func `values of another type are refused`() {
    #expect(
      throws: ModelRuntimeError.wrongInputType(
        name: "x", expected: "Dictionary (String → Double)", found: "Double")
    ) { try encode(.string(["a"]), .float64([1])) }
  }
}
