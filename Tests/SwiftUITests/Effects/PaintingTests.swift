import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct PaintingTests {
  /// The styles from the text outward, as far as there are any, without the window's own.
  private func styles(_ view: @escaping @MainActor () -> any View) -> [String] {
    Screen(view).elements.reversed().map(\.style.text).filter { !$0.isEmpty }
  }

  @Test func `what browsers paint in the same order is one element's`() {
    let found = styles {
      Text("x").background(.red).cornerRadius(8).opacity(0.5).rotationEffect(.degrees(10)).offset(x: 3, y: -4)
    }
    #expect(
      found == [
        "background:var(--red);border-radius:8px;overflow:clip;opacity:0.5;transform:translate(3px,-4px) rotate(10deg)"
      ])
  }

  @Test func `a ground outside of an effect has a box of its own`() {
    #expect(styles { Text("x").opacity(0.5).background(.red) } == ["opacity:0.5", "background:var(--red)"])
    #expect(
      styles { Text("x").background(.red).background(.blue) } == ["background:var(--red)", "background:var(--blue)"])
  }

  @Test func `a turn about a corner moves the corner to the middle and back`() {
    #expect(
      styles { Text("x").scaleEffect(2, anchor: .topLeading) } == [
        "transform:translate(-50%,-50%) scale(2,2) translate(50%,50%)"
      ])
  }

  @Test func `a shadow is the box's where there is a ground and the content's where not`() {
    #expect(
      styles { Text("x").background(.red).shadow(color: .black, radius: 4, y: 2) } == [
        "background:var(--red);box-shadow:0px 2px 8px #000"
      ])
    #expect(styles { Text("x").shadow(color: .black, radius: 4) } == ["filter:drop-shadow(0px 0px 4px #000)"])
    // Layers are as large as what they lie on, which fills the whole box unless it is cut itself.
    let card = Text("x").background(.red).overlay { Text("y") }.overlay(alignment: .top) { Text("z") }
    #expect(
      styles { card.clipShape(RoundedRectangle(cornerRadius: 5)).shadow(color: .black, radius: 4) }
        .contains("border-radius:5px;overflow:clip;box-shadow:0px 0px 8px #000"))
    let cut = Text("x").background(.red).clipShape(RoundedRectangle(cornerRadius: 5)).overlay { Text("y") }
    #expect(styles { cut.shadow(color: .black, radius: 4) }.contains("filter:drop-shadow(0px 0px 4px #000)"))
  }

  @Test func `a ground of a shape is a box with round corners`() {
    #expect(styles { Text("x").background(.red, in: Capsule()) } == ["background:var(--red);border-radius:9999px"])
  }

  @Test func `layers lie behind and above, in a box that is as large as the view`() throws {
    let screen = Screen { Text("x").background { Text("b") }.overlay(alignment: .topLeading) { Text("a") } }
    #expect(screen.texts == ["b", "x", "a"])
    let above = try #require(screen.elements.first { $0.classes.contains("above") })
    #expect(above.style["place-items"] == "start start")
  }

  @Test func `the place in depth goes with the view through boxes`() {
    let screen = Screen { Text("x").zIndex(2).padding() }
    #expect(screen.elements.filter { $0.style["z-index"] == "2000" }.count == 2)
  }

  @Test func `a colour scheme is the whole window's`() {
    let screen = Screen { Text("x").preferredColorScheme(.dark) }
    #expect(screen.window.drawing().attributes.contains(Attribute("data-scheme", "dark")))
  }

  @Test func `lines at text add up`() {
    let joined = Text("x").underline().strikethrough()
    #expect(styles { joined } == ["text-decoration-line:underline line-through"])
  }

  @Test func `a clip along a shape of one's own waits for the size`() {
    let screen = Screen { Text("x").clipShape(Circle().inset(by: 1)) }
    #expect(!screen.elements.contains { $0.style["clip-path"] != nil })
    screen.act(.size, on: screen.elements.first { $0.actions[.size] != nil }, .numbers([10, 10, 0, 0]))
    #expect(screen.elements.contains { $0.style["clip-path"]?.hasPrefix("path(nonzero,\"M") == true })
  }
}
