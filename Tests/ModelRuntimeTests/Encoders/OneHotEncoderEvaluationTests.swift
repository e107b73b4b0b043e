import ModelRuntime
import NumericKernels
import Testing

@Suite struct OneHotEncoderEvaluationTests {
  private func encode(_ encoder: OneHotEncoder, _ batch: FeatureBatch, type: FeatureType) throws -> FeatureBatch? {
    let stage = FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: "x", type: type)],
        outputs: [FeatureDescription(name: "v", type: .int64Dictionary)]),
      model: .oneHotEncoder(encoder))
    return try stage.evaluate(["x": batch], rowCount: batch.rowCount, threadCount: 1)["v"]
  }

  private func codes(_ codes: [Int32], of count: Int) -> FeatureBatch {
    .vectors(FeatureTable(rowCount: codes.count, columns: [.categories(codes: codes, count: count)]))
  }

  @Test func `a category becomes its place and an unknown one none`() throws {
    let encoder = OneHotEncoder(categories: .string(["b", "a", ""]))
    let batch = FeatureBatch.strings(StringBatch(["a", "b", "q", nil, ""]))
    #expect(try encode(encoder, batch, type: .string) == codes([1, 0, -1, -1, 2], of: 3))
  }

  @Test func `integers are categories as well`() throws {
    let encoder = OneHotEncoder(categories: .int64([7, -7]))
    #expect(try encode(encoder, .int64([-7, 7, 0]), type: .int64) == codes([1, 0, -1], of: 2))
  }

  @Test func `an unknown category is refused by name where unknown ones are errors`() {
    let strings = OneHotEncoder(categories: .string(["a"]), unknownCategory: .refused)
    #expect(throws: ModelRuntimeError.unknownCategory(feature: "x", category: "q", row: 1)) {
      try encode(strings, .strings(StringBatch(["a", "q"])), type: .string)
    }
    #expect(throws: ModelRuntimeError.missingValue(feature: "x", row: 0)) {
      try encode(strings, .strings(StringBatch([nil])), type: .string)
    }
    let integers = OneHotEncoder(categories: .int64([1]), unknownCategory: .refused)
    #expect(throws: ModelRuntimeError.unknownCategory(feature: "x", category: "2", row: 0)) {
      try encode(integers, .int64([2]), type: .int64)
    }
  }

  @Test func `a distinct string that no row has is no error`() throws {
    let encoder = OneHotEncoder(categories: .string(["a"]), unknownCategory: .refused)
    let batch = FeatureBatch.strings(StringBatch(values: ["q", "a"], codes: [1, 1]))
    #expect(try encode(encoder, batch, type: .string) == codes([0, 0], of: 1))
  }
}
