import Testing

@testable import SwiftUI

@Suite @MainActor struct SliderTests {
  @Test func `a slider goes in steps and stays within its bounds`() {
    let model = SliderModel()
    let screen = Screen { SliderView(model: model) }
    screen.act(.input, on: screen.field(), .text("33.4"))
    #expect(model.value == 30)
    screen.act(.input, on: screen.field(), .text("1e9"))
    #expect(model.value == 100)
    screen.act(.input, on: screen.field(), .text("nan"))
    #expect(model.value == 100)
  }

  @Test func `a slider tells when it is held and let go`() {
    let model = SliderModel()
    let screen = Screen { SliderView(model: model) }
    screen.act(.press, on: screen.field(), .truth(true))
    #expect(model.isEditing)
    screen.act(.press, on: screen.field(), .truth(false))
    #expect(!model.isEditing)
  }
}

@Observable
private final class SliderModel {
  var value = 50.0
  var isEditing = false
}

private struct SliderView: View {
  @Bindable var model: SliderModel

  var body: some View {
    Slider(value: $model.value, in: 0...100, step: 10) {
      Text("Volume")
    } onEditingChanged: {
      model.isEditing = $0
    }
  }
}
