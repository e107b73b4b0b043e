import Testing

@testable import SwiftUI

@Suite @MainActor struct ScrollViewTests {
  @Test func `content moves along its axes and is shown with or without indicators`() {
    let vertical = Screen { ScrollView { Text("a") } }
    #expect(vertical.scroller?.classes == ["scroller", "scroller-v"])
    #expect(vertical.scroller?.growth == .both)
    let horizontal = Screen { ScrollView(.horizontal, showsIndicators: false) { Text("a") } }
    #expect(horizontal.scroller?.classes == ["scroller", "scroller-h", "bare"])
    #expect(horizontal.scroller?.growth == .horizontal)
    let quiet = Screen { ScrollView { Text("a") }.scrollIndicators(.hidden) }
    #expect(quiet.scroller?.classes.contains("bare") == true)
  }

  @Test func `a page whose content scrolls scrolls as a whole`() {
    let screen = Screen { NavigationStack { ScrollView { Text("a") }.navigationTitle("Title") } }
    #expect(screen.elements.contains { $0.classes.contains("page") && $0.classes.contains("scrolling") })
  }

  @Test func `lazy stacks take the room across`() {
    let screen = Screen { ScrollView { LazyVStack(alignment: .leading, spacing: 3) { Text("a") } } }
    let stack = screen.elements.first { $0.style["gap"] == "3px" }
    #expect(stack?.growth == .horizontal)
    #expect(stack?.style["align-items"] == "start")
  }
}

extension Screen {
  fileprivate var scroller: Element? { elements.first { $0.classes.contains("scroller") } }
}
