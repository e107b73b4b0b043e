import FeatureEncoding
import ModelRuntime
import NumericKernels
import Testing

@Suite struct FeatureSchemaTableTests {
  private let schema = FeatureSchema(
    columns: FeatureColumns(columns: [
      .init(name: "colour", type: .string), .init(name: "size", type: .double), .init(name: "weight", type: .float),
    ]),
    encodings: [.categorical(["blue", "red"]), .numeric, .numeric])

  @Test func `a category becomes its place, and an unknown or missing one −1`() throws {
    let table = try schema.table(
      of: [
        .strings(StringBatch(["red", "green", nil, "blue"])), .float64([1, 2, 3, 4]), .float32([5, 6, 7, 8]),
      ], rowCount: 4)
    #expect(
      table.columns == [
        .categories(codes: [1, -1, -1, 0], count: 2), .float64([1, 2, 3, 4]), .float32([5, 6, 7, 8]),
      ])
    #expect(table.firstFeatures == [0, 2, 3])
  }

  @Test func `numbers are handed on without a copy`() throws {
    let sizes = [1.0, 2.0]
    let table = try schema.table(
      of: [.strings(StringBatch(["red", "red"])), .float64(sizes), .float32([1, 2])], rowCount: 2)
    guard case .float64(let values) = table.columns[1] else {
      Issue.record("not a column of doubles")
      return
    }
    #expect(
      values.withUnsafeBufferPointer { $0.baseAddress } == sizes.withUnsafeBufferPointer { $0.baseAddress })
  }

  @Test func `a pipeline declares categories in the schema's order`() {
    #expect(
      schema.pipelineFeatures == [
        .init(name: "colour", kind: .categories(.string(["blue", "red"]))), .init(name: "size", kind: .number),
        .init(name: "weight", kind: .number),
      ])
  }
}
