import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct PopoverTests {
  @Observable
  final class Shown {
    var isShown = false
    var item: Item?
  }

  struct Item: Identifiable {
    let id: Int
  }

  private func dialog(_ screen: Screen) -> Element? { screen.elements.first { $0.tag == "dialog" } }

  @Test func `a popover names what it belongs to, and is put away by the person`() throws {
    let shown = Shown()
    let screen = Screen {
      Button("Show") { shown.isShown = true }
        .popover(
          isPresented: Binding(get: { shown.isShown }, set: { shown.isShown = $0 }), arrowEdge: .bottom
        ) { Text("inside") }
    }
    #expect(dialog(screen) == nil)
    screen.tap("Show")
    let popover = try #require(dialog(screen))
    #expect(popover.classes == ["sheet", "popover"])
    let anchor = try #require(popover.attribute("data-anchor"))
    #expect(popover.attribute("data-edge") == "bottom")
    #expect(popover.attribute("data-attachment") == nil)
    #expect(screen.element("Show", on: .tap)?.attribute("data-anchor-\(anchor)") == "")
    screen.act(.dismiss, on: popover)
    #expect(!shown.isShown)
    #expect(dialog(screen) == nil)
  }

  @Test func `a popover points at a point or at a part`() {
    func attachment(_ anchor: PopoverAttachmentAnchor) -> String? {
      let screen = Screen {
        Text("a").popover(isPresented: .constant(true), attachmentAnchor: anchor) { Text("inside") }
      }
      return dialog(screen)?.attribute("data-attachment")
    }
    #expect(attachment(.point(.topTrailing)) == "point 1 0")
    #expect(attachment(.rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4.5)))) == "rect 1 2 3 4.5")
  }

  @Test func `two popovers of one view are told apart`() {
    let shown = Shown()
    let screen = Screen {
      Text("a")
        .popover(isPresented: .constant(false)) { Text("first") }
        .popover(item: Binding(get: { shown.item }, set: { shown.item = $0 })) { Text("item \($0.id)") }
    }
    shown.item = Item(id: 7)
    screen.window.drawIfNeeded()
    #expect(screen.texts == ["a", "item 7"])
    let names = screen.elements.first { $0.text == "a" }?.ownAttributes.map(\.name) ?? []
    #expect(names.filter { $0.hasPrefix("data-anchor-") }.count == 2)
  }

  @Test func `content can ask to stay a popover on a phone, or not to be put away`() {
    let screen = Screen {
      Text("a").popover(isPresented: .constant(true)) {
        Text("inside").presentationCompactAdaptation(.popover).interactiveDismissDisabled()
      }
    }
    #expect(dialog(screen)?.attribute("data-compact") == "popover")
    #expect(dialog(screen)?.actions[.dismiss] == nil)
  }
}
