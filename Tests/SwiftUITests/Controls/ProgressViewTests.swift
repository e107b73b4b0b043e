import Testing

@testable import SwiftUI

@Suite @MainActor struct ProgressViewTests {
  @Test(arguments: [(30.0, 120.0, "0.25"), (-1, 1, "0"), (5, 2, "1"), (0, 0, "0")])
  func `progress is a fraction of the total`(value: Double, total: Double, fraction: String) {
    let screen = Screen { ProgressView("Loading", value: value, total: total) }
    let bar = screen.elements.first { $0.tag == "progress" }
    #expect(bar?.attribute("value") == fraction)
    #expect(bar?.attribute("aria-label") == "Loading")
  }

  @Test func `progress of which nothing is known has no value`() {
    let screen = Screen { ProgressView() }
    let spinner = screen.elements.first { $0.attribute("role") == "progressbar" }
    #expect(spinner?.attribute("aria-valuenow") == nil)
    #expect(spinner?.attribute("aria-label") == "In progress")
  }
}
