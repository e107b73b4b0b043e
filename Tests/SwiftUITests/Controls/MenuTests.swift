import Testing

@testable import SwiftUI

@Suite @MainActor struct MenuTests {
  @Test func `a menu's buttons are items of a menu`() {
    let model = MenuModel()
    let screen = Screen {
      Menu("Options") {
        Button("Copy") { model.chosen = "copy" }
        Button("Delete", role: .destructive) { model.chosen = "delete" }.disabled(true)
      }
    }
    #expect(screen.elements.filter { $0.attribute("role") == "menuitem" }.map(\.spokenText) == ["Copy", "Delete"])
    #expect(screen.elements.contains { $0.attribute("aria-haspopup") == "menu" && $0.spokenText == "Options" })
    screen.tap("Copy")
    #expect(model.chosen == "copy")
    #expect(!screen.tap("Delete"))
  }
}

@Observable
private final class MenuModel {
  var chosen = ""
}
