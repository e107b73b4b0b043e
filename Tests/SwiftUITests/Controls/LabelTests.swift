import Testing

@testable import SwiftUI

@Suite @MainActor struct LabelTests {
  @Test func `values in a title are formatted and the icon is not read out`() {
    let share = 0.9123
    let screen = Screen(environment: .english) {
      Label("Accuracy: \(share, format: .percent.precision(.fractionLength(1)))", systemImage: "star")
    }
    #expect(screen.elements.first { $0.classes == ["label"] }?.spokenText == "Accuracy: 91.2%")
  }

  @Test func `styles leave out the icon or keep the title for screen readers`() {
    let titles = Screen { Label("Star", systemImage: "star").labelStyle(.titleOnly) }
    #expect(!titles.elements.contains { $0.classes == ["icon"] })
    let icons = Screen { Label("Star", systemImage: "star").labelStyle(.iconOnly) }
    #expect(icons.elements.first { $0.classes == ["unseen"] }?.spokenText == "Star")
  }
}
