import CreateML
import Foundation
import Testing

@Suite struct MLCreateErrorTests {
  @Test func `an error is of Create ML's domain, and says its reason everywhere`() {
    let error = MLCreateError.type(reason: "Column 'x' is missing.")
    #expect(MLCreateError.errorDomain == "com.apple.CreateML")
    #expect((error as NSError).domain == "com.apple.CreateML")
    #expect(error.localizedDescription == "Column 'x' is missing.")
    #expect("\(error)" == "Column 'x' is missing.")
    #expect(error.failureReason == "Column 'x' is missing.")
  }

  @Test func `a changed parameter is named with both values`() {
    let error = MLCreateError.incompatibleParameters(parameter: "maxDepth", originalValue: "6", newValue: "7")
    #expect(
      error.description == "Parameter maxDepth was 6 when training began and is 7 now; it must not change.")
  }
}
