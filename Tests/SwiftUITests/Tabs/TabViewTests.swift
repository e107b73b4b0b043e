import Testing

@testable import SwiftUI

@Suite @MainActor struct TabViewTests {
  @Test func `one part is shown, the others keep their state`() {
    let screen = Screen {
      TabView {
        CounterView().tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
    }
    #expect(screen.shownTexts == ["0"])
    screen.tap("0")
    screen.tap("Second")
    #expect(screen.shownTexts == ["second"])
    screen.tap("First")
    #expect(screen.shownTexts == ["1"])
  }

  @Test func `a selection decides which part is shown and follows the choice`() {
    let screen = Screen { SelectionView() }
    #expect(screen.shownTexts == ["settings of b"])
    screen.tap("A")
    #expect(screen.shownTexts == ["home of a"])
    let chosen = screen.elements.filter { $0.attributes.contains(Attribute("aria-selected", "true")) }
    #expect(chosen.map(screen.texts(in:)) == [["A"]])
  }
}

extension Screen {
  fileprivate var shownTexts: [String] {
    elements.filter { $0.classes.contains("tab-panel") && !$0.attributes.contains(Attribute("hidden")) }.flatMap(texts)
  }
}

private struct CounterView: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

private struct SelectionView: View {
  @State private var tab = "b"

  var body: some View {
    TabView(selection: $tab) {
      Text("home of \(tab)").tabItem { Text("A") }.tag("a")
      Text("settings of \(tab)").tag("b").tabItem { Text("B") }
    }
  }
}
