import Testing

@testable import SwiftUI

@Suite @MainActor struct ButtonStyleTests {
  @Test func `a style of one's own knows when its button is held`() {
    let model = PressModel()
    let screen = Screen { Button("Go") { model.count += 1 }.buttonStyle(HeldStyle()) }
    let button = screen.element("Go", on: .tap)
    #expect(screen.texts == ["Go"])
    screen.act(.press, on: button, .truth(true))
    #expect(screen.texts == ["Go", "held"])
    screen.act(.press, on: button, .truth(false))
    screen.tap("Go")
    #expect(screen.texts == ["Go"])
    #expect(model.count == 1)
  }

  @Test func `a style of one's own decides what triggers the action`() {
    let model = PressModel()
    let screen = Screen { Button("Go") { model.count += 1 }.buttonStyle(TwoButtonsStyle()) }
    screen.tap("also")
    screen.tap("Go")
    #expect(model.count == 2)
  }

  @Test func `a button grows with its label`() {
    let screen = Screen {
      Button {
      } label: {
        Text("Wide").frame(maxWidth: .infinity)
      }
    }
    #expect(screen.element("Wide", on: .tap)?.growth == .horizontal)
  }

  @Test func `a destructive button and sizes have their looks`() {
    let screen = Screen {
      Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent).controlSize(.large).tint(.green)
    }
    let button = screen.element("Delete", on: .tap)
    #expect(button?.classes == ["b", "bordered-prominent", "destructive", "large"])
    #expect(button?.style["--accent"] == "var(--green)")
  }
}

@Observable
private final class PressModel {
  var count = 0
}

private struct HeldStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.isPressed { Text("held") }
    }
  }
}

private struct TwoButtonsStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.plain)
    Button("also") { configuration.trigger() }.buttonStyle(.borderless)
  }
}
