import ModelRuntime
import Testing

@Suite struct PlacesCacheTests {
  private func codes(_ encoder: OneHotEncoder, _ strings: [String]) throws -> [Int32] {
    let stage = FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: "x", type: .string)],
        outputs: [FeatureDescription(name: "v", type: .int64Dictionary)]),
      model: .oneHotEncoder(encoder))
    let inputs = ["x": FeatureBatch.strings(StringBatch(strings))]
    guard case .vectors(let table)? = try stage.evaluate(inputs, rowCount: strings.count, threadCount: 1)["v"],
      case .categories(let codes, _)? = table.columns.first
    else { return [] }
    return codes
  }

  @Test func `changed categories have new places, and a copy keeps its own`() throws {
    var encoder = OneHotEncoder(categories: .string(["a", "b"]))
    #expect(try codes(encoder, ["a", "b"]) == [0, 1])
    let copy = encoder
    encoder.categories = .string(["b", "a"])
    #expect(try codes(encoder, ["a", "b"]) == [1, 0])
    #expect(try codes(copy, ["a", "b"]) == [0, 1])
  }

  @Test func `what was looked up takes no part in comparing`() throws {
    let used = OneHotEncoder(categories: .string(["a"]))
    #expect(try codes(used, ["a"]) == [0])
    #expect(used == OneHotEncoder(categories: .string(["a"])))
  }

  @Test func `of a category that occurs twice the first place counts`() throws {
    #expect(try codes(OneHotEncoder(categories: .string(["a", "b", "a"])), ["a"]) == [0])
  }
}
