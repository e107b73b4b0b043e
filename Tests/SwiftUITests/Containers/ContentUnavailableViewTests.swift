import Testing

@testable import SwiftUI

@Suite @MainActor struct ContentUnavailableViewTests {
  @Test func `it says what is not there, why, and what can be done`() {
    var isDone = false
    let screen = Screen {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail comes here.")
      } actions: {
        Button("Refresh") { isDone = true }
      }
    }
    #expect(screen.texts.filter { !$0.isEmpty } == ["No Mail", "New mail comes here.", "Refresh"])
    screen.tap("Refresh")
    #expect(isDone)
  }

  @Test func `a search that found nothing says for what`() {
    #expect(Screen { ContentUnavailableView.search }.texts.first == "No Results")
    #expect(Screen { ContentUnavailableView.search(text: "xyz") }.texts.first == "No Results for “xyz”")
    let screen = Screen { ContentUnavailableView("Nothing", systemImage: "star", description: Text("Yet.")) }
    #expect(screen.texts == ["Nothing", "Yet."])
  }
}
