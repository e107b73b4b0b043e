import Testing

@testable import SwiftUI

@Suite @MainActor struct SearchableTests {
  @Observable
  final class Model {
    var text = ""
    var submitted: [String] = []
  }

  private struct Results: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      List {
        Text(isSearching ? "searching \(text)" : "all")
        Button("End") { dismissSearch() }
      }
    }
  }

  private func screen(_ model: Model) -> Screen {
    Screen {
      NavigationStack {
        Results(text: model.text)
          .searchable(text: Binding(get: { model.text }, set: { model.text = $0 }), prompt: "Find a letter")
      }
      .onSubmit(of: .search) { model.submitted.append(model.text) }
      .onSubmit { model.submitted.append("text") }
    }
  }

  private func field(_ screen: Screen) -> Element? { screen.elements.first { $0.attribute("role") == "searchbox" } }

  @Test func `what is typed is the text, and Return in the field is the search's`() {
    let model = Model()
    let screen = screen(model)
    #expect(field(screen)?.attribute("placeholder") == "Find a letter")
    screen.act(.input, on: field(screen), .text("ada"))
    #expect(model.text == "ada")
    screen.act(.submit, on: field(screen))
    #expect(model.submitted == ["ada"])
    screen.act(.tap, on: screen.button("Clear text"))
    #expect(model.text == "")
    #expect(screen.button("Clear text") == nil)
  }

  @Test func `the views within know whether someone searches, and can end it`() {
    let model = Model()
    let screen = screen(model)
    #expect(screen.texts.contains("all"))
    screen.act(.focus, on: field(screen), .truth(true))
    screen.act(.input, on: field(screen), .text("x"))
    // With a text it goes on when the keyboard is elsewhere.
    screen.act(.focus, on: field(screen), .truth(false))
    #expect(screen.texts.contains("searching x"))
    screen.tap("End")
    #expect(screen.texts.contains("all"))
    #expect(model.text == "")
    screen.act(.focus, on: field(screen), .truth(true))
    screen.tap("Cancel")
    #expect(screen.texts.contains("all"))
  }

  @Test func `the field of a whole stack is below the bar of its first page`() throws {
    let screen = Screen {
      NavigationStack { Text("page").navigationTitle("Title") }.searchable(text: .constant(""))
    }
    let page = try #require(screen.elements.first { $0.classes.contains("page") })
    let place = try #require(page.children.firstIndex { $0.classes.contains("search") })
    #expect(page.children[place + 1].classes.contains("content"))
    #expect(field(screen)?.attribute("aria-label") == "Search")
  }
}
