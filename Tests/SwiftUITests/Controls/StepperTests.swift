import Testing

@testable import SwiftUI

@Suite @MainActor struct StepperTests {
  @Test func `steps of a tenth and of a quarter do not drift`() {
    let model = StepperModel()
    let screen = Screen {
      VStack {
        Stepper("Tenths", value: Binding(get: { model.tenths }, set: { model.tenths = $0 }), in: 0...10, step: 0.1)
        Stepper(
          "Quarters", value: Binding(get: { model.quarters }, set: { model.quarters = $0 }), in: 4...12, step: 0.25)
      }
    }
    for _ in 0..<33 { screen.act(.tap, on: screen.button("Increment")) }
    #expect(model.tenths == 3.3)
    for _ in 0..<40 { screen.act(.tap, on: screen.button("Decrement", at: 1)) }
    #expect(model.quarters == 4)
  }

  @Test func `a button is disabled at its bound and a step beyond leads to the bound`() {
    let model = StepperModel()
    model.cups = 19
    let screen = Screen {
      Stepper("Cups", value: Binding(get: { model.cups }, set: { model.cups = $0 }), in: 1...20, step: 3)
    }
    screen.act(.tap, on: screen.button("Increment"))
    #expect(model.cups == 20)
    #expect(screen.button("Increment")?.actions.isEmpty == true)
    #expect(screen.button("Increment")?.attributes.contains(Attribute("disabled")) == true)
    #expect(screen.button("Decrement")?.actions.isEmpty == false)
    #expect(screen.elements.contains { $0.attributes.contains(Attribute("role", "group")) && $0.spokenText == "Cups" })
  }
}

@Observable
private final class StepperModel {
  var tenths = 0.0
  var quarters = 8.0
  var cups = 1
}

extension Screen {
  /// The button with an accessibility label, or the one so far after it.
  func button(_ label: String, at position: Int = 0) -> Element? {
    let buttons = elements.filter { $0.attributes.contains(Attribute("aria-label", label)) }
    return position < buttons.count ? buttons[position] : nil
  }

  /// The first element of a tag that acts on input.
  func field(_ tag: String = "input") -> Element? { elements.first { $0.tag == tag && $0.actions[.input] != nil } }
}

extension Element {
  /// The value of an attribute.
  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
