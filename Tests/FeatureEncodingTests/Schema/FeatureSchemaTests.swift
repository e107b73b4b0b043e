import FeatureEncoding
import ModelRuntime
import Testing

@Suite struct FeatureSchemaTests {
  private let columns = FeatureColumns(columns: [
    .init(name: "colour", type: .string), .init(name: "size", type: .double),
  ])

  @Test func `categories are those that occur, ascending`() throws {
    let schema = try FeatureSchema(
      columns: columns,
      fittedTo: [
        .strings(StringBatch(values: ["red", "green", "blue"], codes: [0, 2, -1, 0])), .float64([1, 2, 3, 4]),
      ])
    #expect(schema.encodings == [.categorical(["blue", "red"]), .numeric])
    #expect(schema.featureCount == 3)
  }

  @Test func `a column of strings without any is refused`() {
    #expect(throws: FeatureEncodingError.featureEmpty(column: "colour")) {
      try FeatureSchema(
        columns: columns, fittedTo: [.strings(StringBatch(values: ["red"], codes: [-1])), .float64([1])])
    }
  }

  @Test func `inputs are named for their columns`() {
    let schema = FeatureSchema(columns: columns, encodings: [.categorical(["a"]), .numeric])
    let inputs = schema.inputs([.strings(StringBatch(["a"])), .float64([1])])
    #expect(inputs == ["colour": .strings(StringBatch(["a"])), "size": .float64([1])])
  }
}
