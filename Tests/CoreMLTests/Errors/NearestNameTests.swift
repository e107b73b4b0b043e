import Testing

@testable import CoreML

@Suite struct NearestNameTests {
  @Test func `a misspelled name finds the right one`() {
    #expect(NearestName.find("estimatedSleep", in: ["wake", "estimatedSlep", "coffee"]) == "estimatedSlep")
    #expect(NearestName.find("wake", in: ["Wake"]) == "Wake")
  }

  @Test func `names that look quite different are not proposed`() {
    #expect(NearestName.find("coffee", in: ["wake", "size"]) == nil)
    #expect(NearestName.find("coffee", in: []) == nil)
  }
}
