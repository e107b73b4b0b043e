import Testing

@testable import SwiftUI

@Suite @MainActor struct ListTests {
  @Test func `a list of data has a row for each element`() {
    let screen = Screen { List(["a", "b"], id: \.self) { Text($0) } }
    #expect(screen.elements.filter { $0.attribute("role") == "listitem" }.map(\.spokenText) == ["a", "b"])
  }

  @Test func `a row is chosen by its tag and says so`() {
    let model = ListModel()
    let screen = Screen {
      List(selection: Binding(get: { model.chosen }, set: { model.chosen = $0 })) {
        Section("Numbers") { ForEach(0..<3) { Text("Row \($0)") } }
      }
    }
    screen.tap("Row 2")
    #expect(model.chosen == 2)
    let options = screen.elements.filter { $0.attribute("role") == "option" }
    #expect(options.map { $0.attribute("aria-selected") } == ["false", "false", "true"])
  }

  @Test func `several rows are chosen and given up again`() {
    let model = ListModel()
    let screen = Screen {
      List(0..<3, id: \.self, selection: Binding(get: { model.several }, set: { model.several = $0 })) { Text("\($0)") }
    }
    for row in ["0", "2", "0"] { screen.tap(row) }
    #expect(model.several == [2])
  }

  @Test func `a row is deleted by its button`() {
    let model = ListModel()
    let screen = Screen { DeletableList(model: model) }
    screen.act(.tap, on: screen.button("Delete b"))
    #expect(model.items == ["a", "c"])
    #expect(screen.button("Delete b") == nil)
  }

  @Test func `a row takes its insets, line and ground from its content`() throws {
    let screen = Screen {
      List {
        Text("a").listRowInsets(EdgeInsets()).listRowSeparator(.hidden, edges: .bottom).listRowBackground(Color.red)
      }
    }
    let row = try #require(screen.elements.first { $0.classes.contains("row") })
    #expect(row.style.text == "--row-insets:0px 0px 0px 0px;--row-line-below:none")
    #expect(screen.elements.contains { $0.style["background"] == "var(--red)" })
  }
}

private struct DeletableList: View {
  let model: ListModel

  var body: some View {
    List { ForEach(model.items, id: \.self) { Text($0) }.onDelete { model.items.remove(atOffsets: $0) } }
  }
}

@Observable
private final class ListModel {
  var chosen: Int?
  var several: Set<Int> = []
  var items = ["a", "b", "c"]
}
