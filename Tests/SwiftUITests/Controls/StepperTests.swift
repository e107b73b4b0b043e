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
    for _ in 0..<33 { screen.act(.tap, on: screen.button("Tenths, Increment")) }
    #expect(model.tenths == 3.3)
    for _ in 0..<40 { screen.act(.tap, on: screen.button("Quarters, Decrement")) }
    #expect(model.quarters == 4)
  }

  @Test func `a button is disabled at its bound and a step beyond leads to the bound`() {
    let model = StepperModel()
    model.cups = 19
    let screen = Screen {
      Stepper("Cups", value: Binding(get: { model.cups }, set: { model.cups = $0 }), in: 1...20, step: 3)
    }
    screen.act(.tap, on: screen.button("Cups, Increment"))
    #expect(model.cups == 20)
    #expect(screen.button("Cups, Increment")?.actions.isEmpty == true)
    #expect(screen.button("Cups, Increment")?.attributes.contains(Attribute("disabled")) == true)
    #expect(screen.button("Cups, Decrement")?.actions.isEmpty == false)
    #expect(screen.elements.contains { $0.attributes.contains(Attribute("role", "group")) && $0.spokenText == "Cups" })
  }

  @Test func `the value is read out where the label tells no number`() {
    let screen = Screen { TwoSteppers() }
    #expect(screen.announcements == ["Tenths", "0", "1 cups"])
    screen.act(.tap, on: screen.button("Tenths, Increment"))
    #expect(screen.announcements == ["Tenths", "0.1", "1 cups"])
    screen.act(.tap, on: screen.button("1 cups, Increment"))
    #expect(screen.announcements == ["Tenths", "0.1", "2 cups"])
    #expect(screen.button("2 cups, Decrement") != nil)
  }

  @Test func `without a label the buttons are named for what they do`() {
    let screen = Screen { Stepper(label: { EmptyView() }, onIncrement: {}, onDecrement: nil) }
    #expect(screen.button("Increment")?.actions.isEmpty == false)
    #expect(screen.button("Decrement")?.actions.isEmpty == true)
  }
}

/// One stepper whose label tells its value, and one whose label does not.
private struct TwoSteppers: View {
  @State private var tenths = 0.0
  @State private var cups = 1

  var body: some View {
    Stepper("Tenths", value: $tenths, in: 0...10, step: 0.1)
    Stepper("\(cups) cups", value: $cups)
  }
}

@Observable
private final class StepperModel {
  var tenths = 0.0
  var quarters = 8.0
  var cups = 1
}

extension Screen {
  /// The texts that are read out when they change.
  fileprivate var announcements: [String] {
    elements.filter { $0.attributes.contains(Attribute("aria-live", "polite")) }.map(\.spokenText)
  }

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
