import Testing

@testable import SwiftUI

@Suite @MainActor struct PickerTests {
  @Test func `a menu shows what is chosen and takes another choice`() throws {
    let model = PickerModel()
    let screen = Screen { FruitPicker(model: model).pickerStyle(.menu) }
    let select = try #require(screen.field("select"))
    #expect(select.attribute("value") == "1")
    #expect(select.children.map(\.text) == ["Apple", "Pear", "Plum"])
    screen.act(.input, on: select, .text("2"))
    #expect(model.fruit == .plum)
    #expect(screen.field("select")?.attribute("value") == "2")
  }

  @Test(arguments: ["-1", "3", "", "x"])
  func `a choice that is not there changes nothing`(value: String) {
    let model = PickerModel()
    let screen = Screen { FruitPicker(model: model) }
    screen.act(.input, on: screen.field("select"), .text(value))
    #expect(model.fruit == .pear)
  }

  @Test func `tags stand for optional values too`() {
    let model = PickerModel()
    let screen = Screen {
      Picker("Number", selection: Binding(get: { model.number }, set: { model.number = $0 })) {
        Text("None").tag(nil as Int?)
        ForEach(0..<3) { Text("\($0)") }
      }
    }
    #expect(screen.field("select")?.attribute("value") == "0")
    screen.act(.input, on: screen.field("select"), .text("3"))
    #expect(model.number == 2)
  }

  @Test func `segments are radio buttons of a group with the picker's name`() throws {
    let model = PickerModel()
    let screen = Screen { FruitPicker(model: model).pickerStyle(.segmented) }
    let group = try #require(screen.elements.first { $0.attribute("role") == "radiogroup" })
    #expect(group.attribute("aria-label") == "Fruit")
    #expect(group.attribute("value") == "1")
    #expect(group.children.map(\.spokenText) == ["Apple", "Pear", "Plum"])
    screen.act(.input, on: group, .text("0"))
    #expect(model.fruit == .apple)
  }

  @Test func `a disabled picker takes no events`() {
    let screen = Screen { FruitPicker(model: PickerModel()).disabled(true) }
    #expect(screen.field("select") == nil)
    #expect(screen.elements.first { $0.tag == "select" }?.attribute("disabled") != nil)
  }
}

private enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear, plum
  var id: Self { self }
}

@Observable
private final class PickerModel {
  var fruit = Fruit.pear
  var number: Int?
}

private struct FruitPicker: View {
  @Bindable var model: PickerModel

  var body: some View {
    Picker("Fruit", selection: $model.fruit) {
      ForEach(Fruit.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}
