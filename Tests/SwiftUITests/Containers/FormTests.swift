import Testing

@testable import SwiftUI

@Suite @MainActor struct FormTests {
  @Test func `each view is a row and loose rows are a section of their own`() {
    let screen = Screen {
      Form {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
        Section("Title") { Text("d") }
        Text("e")
      }
    }
    let sections = screen.elements.filter { $0.classes == ["section"] }
    #expect(
      sections.map { section in section.children.last?.children.map(\.spokenText) } == [["a", "b", "c"], ["d"], ["e"]])
    #expect(sections[1].attribute("aria-label") == "Title")
  }

  @Test func `a button is a row that can be pressed all over`() {
    let screen = Screen { Form { Button("Go") {} } }
    #expect(screen.elements.first { $0.classes.contains("row") }?.classes.contains("pressable") == true)
  }
}
