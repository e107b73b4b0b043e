import SwiftUI
import Testing

@testable import SwiftUI

@Suite @MainActor struct KeyboardShortcutTests {
  @Test func `a shortcut is named for the page and for assistive programs`() {
    let screen = Screen { Button("Save") {}.keyboardShortcut("s") }
    let button = screen.elements.first { $0.tag == "button" }
    #expect(button?.ownAttributes.contains(Attribute("data-shortcut", "command+s")) == true)
    #expect(button?.ownAttributes.contains(Attribute("aria-keyshortcuts", "Control+s")) == true)
    let arrow = Screen { Button("Next") {}.keyboardShortcut(.rightArrow, modifiers: []) }
    #expect(arrow.elements.contains { $0.ownAttributes.contains(Attribute("data-shortcut", "ArrowRight")) })
  }
}
