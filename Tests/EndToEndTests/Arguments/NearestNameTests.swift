import Testing

@testable import espalier

@Suite struct NearestNameTests {
  @Test func `a slip of the fingers is found whatever the case`() {
    #expect(NearestName.of("heartrate", among: ["steps", "heartRate", "heart"]) == "heartRate")
    #expect(NearestName.of("psetal", among: ["petal", "sepal"]) == "petal")
  }

  @Test func `neighbours that changed places are one slip`() {
    #expect(NearestName.of("pirce", among: ["prince", "price"]) == "price")
  }

  @Test func `a name with little in common is not offered`() {
    #expect(NearestName.of("age", among: ["temperature", "rain"]) == nil)
    #expect(NearestName.of("x", among: []) == nil)
  }

  @Test func `of equals the first is offered`() {
    #expect(NearestName.of("b1", among: ["a1", "c1"]) == "a1")
  }
}
