import Testing

@testable import SwiftUI

@Suite @MainActor struct ToggleTests {
  @Test func `a switch says whether it is on and takes the other state`() throws {
    let model = SwitchModel()
    let screen = Screen { SwitchView(model: model) }
    let input = try #require(screen.field())
    #expect(input.attribute("role") == "switch")
    #expect(input.attribute("checked") == "false")
    screen.act(.input, on: input, .truth(true))
    #expect(model.isOn)
    #expect(screen.field()?.attribute("checked") == "true")
  }

  @Test func `a switch whose binding rejects the change goes back`() throws {
    let screen = Screen { Toggle("Locked", isOn: .constant(false)) }
    let number = try #require(screen.window.number { $0.tag == "input" })
    try screen.window.take(.input, on: number, .truth(true))
    screen.window.drawIfNeeded()
    #expect(screen.lastOperations.contains(#""checked","false""#))
  }

  @Test func `a style of one's own draws the switch`() {
    let model = SwitchModel()
    let screen = Screen { SwitchView(model: model).toggleStyle(WordStyle()) }
    #expect(screen.texts == ["Sound", "off"])
    screen.tap("off")
    #expect(model.isOn)
    #expect(screen.texts == ["Sound", "on"])
  }

  @Test func `a switch as a button is pressed or not`() {
    let model = SwitchModel()
    let screen = Screen { SwitchView(model: model).toggleStyle(.button) }
    #expect(screen.element("Sound", on: .tap)?.attribute("aria-pressed") == "false")
    screen.tap("Sound")
    #expect(screen.element("Sound", on: .tap)?.attribute("aria-pressed") == "true")
  }
}

@Observable
private final class SwitchModel {
  var isOn = false
}

private struct SwitchView: View {
  @Bindable var model: SwitchModel

  var body: some View { Toggle("Sound", isOn: $model.isOn) }
}

private struct WordStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
    }
  }
}
