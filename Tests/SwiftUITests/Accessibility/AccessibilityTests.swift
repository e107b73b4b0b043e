import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct AccessibilityTests {
  private func element(
    _ role: String, _ view: @escaping @MainActor () -> any View
  ) throws -> [String: String] {
    let element = try #require(Screen(view).elements.first { $0.attributes.contains(Attribute("role", role)) })
    return Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
  }

  @Test func `words with a label are hidden beside it, through boxes around them`() throws {
    let screen = Screen { Text("1/5").padding().background(.red).accessibilityLabel("one of five") }
    #expect(screen.texts == ["1/5", "one of five"])
    let words = screen.elements.filter { $0.text != nil }
    #expect(words.map(\.isHiddenFromScreenReaders) == [true, false])
  }

  @Test func `the outer label wins, and what comes between stays`() throws {
    let screen = Screen {
      Text("x").accessibilityLabel("inner").opacity(0.5).accessibilityLabel("outer").accessibilityValue("7")
    }
    #expect(screen.texts == ["x", "outer, 7"])
    #expect(screen.elements.contains { $0.style["opacity"] == "0.5" })
  }

  @Test func `a control keeps its role and takes the label`() throws {
    let screen = Screen { Button("Go") {}.padding().accessibilityLabel(Text("Start")).accessibilityHint("Begins") }
    let button = try #require(screen.elements.first { $0.tag == "button" })
    #expect(button.attributes.contains(Attribute("aria-label", "Start")))
    #expect(button.attributes.contains(Attribute("aria-description", "Begins")))
    #expect(!button.attributes.contains { $0.name == "role" })
  }

  @Test func `of a switch the input takes the label`() throws {
    let screen = Screen { Toggle("Wi-Fi", isOn: .constant(true)).accessibilityLabel("Wireless") }
    let labelled = screen.elements.filter { $0.attributes.contains(Attribute("aria-label", "Wireless")) }
    #expect(labelled.map(\.tag) == ["input"])
  }

  @Test func `a shape with a label is a picture`() throws {
    #expect(try element("img") { Circle().fill(.red).accessibilityLabel("Red dot") }["aria-label"] == "Red dot")
  }

  @Test func `combined words are one group's, ignored ones nobody's`() throws {
    let combined = Screen {
      HStack {
        Text("Accuracy"); Text("93 %")
      }.accessibilityElement(children: .combine)
    }
    let group = try #require(combined.elements.first { $0.attributes.contains(Attribute("role", "group")) })
    #expect(group.attributes.contains(Attribute("aria-label", "Accuracy, 93 %")))
    #expect(group.children.map(\.isHiddenFromScreenReaders) == [true, true])
    let ignored = try element("group") {
      HStack {
        Text("a"); Text("b")
      }.accessibilityElement().accessibilityLabel("c")
    }
    #expect(ignored["aria-label"] == "c")
  }

  @Test func `a heading and a chosen button are told as such`() throws {
    #expect(try element("heading") { Text("x").accessibilityAddTraits(.isHeader) }["aria-level"] == "2")
    let chosen = try element("button") { Text("x").onTapGesture {}.accessibilityAddTraits([.isButton, .isSelected]) }
    #expect(chosen["aria-pressed"] == "true")
    #expect(chosen["tabindex"] == "0")
  }

  @Test func `a trait can be taken away again`() throws {
    let screen = Screen {
      Text("x").accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isHeader)
    }
    #expect(screen.elements.contains { $0.attributes.contains(Attribute("role", "button")) })
    #expect(!screen.elements.contains { $0.attributes.contains(Attribute("role", "heading")) })
  }

  @Test func `an adjustable value is changed by arrow keys`() throws {
    let screen = Screen { RatingView() }
    func spin() -> Element? { screen.elements.first { $0.attributes.contains(Attribute("role", "spinbutton")) } }
    #expect(screen.act(.key, on: spin(), .text("up")))
    #expect(screen.act(.key, on: spin(), .text("right")))
    screen.act(.key, on: spin(), .text("down"))
    let spun = try #require(spin())
    #expect(spun.attributes.contains(Attribute("aria-valuetext", "4")))
    #expect(spun.attributes.contains(Attribute("aria-valuenow", "4")))
    #expect(spun.attributes.contains(Attribute("tabindex", "0")))
  }

  @Test func `a named action is a button of its own`() {
    var done = false
    let screen = Screen { Text("x").accessibilityAction(named: "Archive") { done = true } }
    #expect(screen.tap("Archive"))
    #expect(done)
  }

  @Test func `the main action answers taps and keys`() throws {
    var done = false
    let screen = Screen { Text("x").accessibilityAction { done = true } }
    #expect(screen.tap("x"))
    #expect(done)
    #expect(screen.elements.contains { $0.attributes.contains(Attribute("role", "button")) })
  }

  @Test func `hidden things and names for tests are attributes`() {
    let screen = Screen {
      VStack {
        Text("x").accessibilityHidden(true); Text("y").accessibility(identifier: "name")
      }
    }
    #expect(screen.elements.contains { $0.text == "x" && $0.isHiddenFromScreenReaders })
    #expect(screen.elements.contains { $0.text == "y" && $0.attributes.contains(Attribute("data-testid", "name")) })
  }

  @Test func `views are read by their priority`() {
    let screen = Screen {
      HStack {
        Text("x"); Text("y").accessibilitySortPriority(2).padding()
      }
    }
    #expect(screen.elements.filter { $0.style["reading-order"] == "-2000" }.count == 2)
  }

  @Test func `traits are a set`() {
    var traits: AccessibilityTraits = [.isButton]
    #expect(traits.insert(.isHeader).inserted)
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits == .isHeader)
    #expect(traits.isSubset(of: [.isHeader, .isLink]))
  }
}

private struct RatingView: View {
  @State private var rating = 3

  var body: some View {
    HStack { ForEach(0..<5, id: \.self) { Text($0 < rating ? "full" : "empty") } }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating)")
      .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
  }
}
