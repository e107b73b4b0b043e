import CoreML
import Testing

@Suite struct MLArrayBatchProviderTests {
  @Test func `a batch hands out its providers`() throws {
    let providers = try (0..<3).map { try MLDictionaryFeatureProvider(dictionary: ["x": $0]) }
    let batch = MLArrayBatchProvider(array: providers)
    #expect(batch.count == 3)
    #expect(batch.features(at: 2) === providers[2])
    #expect(batch.array.count == 3)
  }

  @Test func `columns become a provider for each row`() throws {
    let batch = try MLArrayBatchProvider(dictionary: ["x": [1, 2], "y": ["a", "b"]])
    #expect(batch.count == 2)
    #expect(batch.features(at: 1).featureValue(for: "x")?.int64Value == 2)
    #expect(batch.features(at: 1).featureValue(for: "y")?.stringValue == "b")
  }

  @Test func `columns of unequal length are refused`() {
    let error = #expect(throws: MLModelError.self) { try MLArrayBatchProvider(dictionary: ["x": [1, 2], "y": [1]]) }
    #expect(error?.code == .generic)
    #expect(error?.localizedDescription == "Feature 'y' has 1 values, but feature 'x' has 2.")
  }

  @Test func `a column of mixed kinds is refused`() {
    let error = #expect(throws: MLModelError.self) { try MLArrayBatchProvider(dictionary: ["x": [1.5, "b"]]) }
    #expect(error?.code == .featureType)
    #expect(
      error?.localizedDescription == "Feature 'x' mixes kinds of values: Double first, but (String : b) in row 1.")
  }

  @Test func `an empty dictionary gives an empty batch`() throws {
    #expect(try MLArrayBatchProvider(dictionary: [:]).count == 0)
  }
}
