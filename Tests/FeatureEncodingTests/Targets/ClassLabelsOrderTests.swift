import FeatureEncoding
import ModelRuntime
import Testing

@Suite struct ClassLabelsOrderTests {
  @Test func `merged labels stay ascending, and tell where each went`() throws {
    let merged = try #require(ClassLabels.string(["b", "d"]).merged(with: .string(["a", "d"])))
    #expect(merged.labels == .string(["a", "b", "d"]))
    #expect(merged.codes == [1, 2])
    #expect(merged.otherCodes == [0, 2])
  }

  @Test func `strings and integers do not merge`() {
    #expect(ClassLabels.string(["1"]).merged(with: .int64([1])) == nil)
  }
}
