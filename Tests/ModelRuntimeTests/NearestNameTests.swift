import ModelRuntime
import Testing

@Suite struct NearestNameTests {
  @Test func `the name with the fewest edits is found`() {
    #expect(NearestName.nearest(to: "heartrate", among: ["steps", "heartRate", "rate"]) == "heartRate")
    #expect(NearestName.nearest(to: "prize", among: ["size", "price"]) == "price")
  }

  @Test func `a name that shares less than half is not suggested`() {
    #expect(NearestName.nearest(to: "abc", among: ["xyz"]) == nil)
    #expect(NearestName.nearest(to: "yield", among: ["kind"]) == nil)
    #expect(NearestName.nearest(to: "abc", among: []) == nil)
  }
}
