import Testing

@testable import SwiftUI

@Suite @MainActor struct SafeAreaInsetTests {
  @Test func `what scrolls goes on beneath a bar at its edge`() throws {
    let screen = Screen {
      List { Text("row") }.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { Text("bar") }
    }
    let box = try #require(screen.elements.first { $0.classes.contains("inset-scroll") })
    #expect(box.classes == ["scroller", "scroller-v", "inset-scroll", "inset-grouped"])
    #expect(box.children.map { $0.classes.first } == ["list", "inset"])
    #expect(box.children[1].style.text == "padding-top:0px")
    #expect(box.children[1].children[0].style["place-items"] == "center end")
  }

  @Test func `several bars at an edge stick together, the later ones outside`() throws {
    let screen = Screen {
      ScrollView { Text("row") }
        .safeAreaInset(edge: .bottom) { Text("inner") }
        .safeAreaInset(edge: .top) { Text("top") }
        .safeAreaInset(edge: .bottom) { Text("outer") }
    }
    let box = try #require(screen.elements.first { $0.classes.contains("inset-scroll") })
    #expect(box.children.map { $0.classes.last } == ["inset-top", "scroller-v", "inset-bottom"])
    #expect(box.children[2].children.map(\.spokenText) == ["inner", "outer"])
    #expect(screen.texts == ["top", "row", "inner", "outer"])
  }

  @Test func `what does not scroll ends where the other view begins`() throws {
    let screen = Screen { Text("view").safeAreaInset(edge: .leading, spacing: 12) { Text("side") } }
    let box = try #require(screen.elements.first { $0.classes == ["hs"] })
    #expect(box.style["gap"] == "12px")
    #expect(screen.texts == ["side", "view"])
    let below = Screen { Text("view").safeAreaInset(edge: .bottom) { Text("bar") } }
    #expect(below.texts == ["view", "bar"])
  }

  @Test func `without another view nothing is another`() {
    let screen = Screen { List { Text("row") }.safeAreaInset(edge: .bottom) { if false { Text("bar") } } }
    #expect(!screen.elements.contains { $0.classes.contains("inset-scroll") })
  }
}
