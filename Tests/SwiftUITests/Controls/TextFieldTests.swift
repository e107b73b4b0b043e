import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct TextFieldTests {
  @Test func `what is typed goes to the binding and is not sent back`() throws {
    let model = FieldModel()
    let screen = Screen { TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 })) }
    try screen.type("Ada")
    #expect(model.name == "Ada")
    #expect(screen.messages.count == 1)
    let field = try #require(screen.field())
    #expect(field.attribute("placeholder") == "Name")
    #expect(field.attribute("aria-label") == "Name")
  }

  @Test func `a binding that changes or rejects what was typed corrects the field`() throws {
    let model = FieldModel()
    let screen = Screen {
      TextField("Name", text: Binding(get: { model.name }, set: { model.name = String($0.uppercased().prefix(3)) }))
    }
    try screen.type("ada")
    #expect(screen.lastOperations.contains(#""value","ADA""#))
    try screen.type("ADAM")
    #expect(model.name == "ADA")
    #expect(screen.messages.count == 3)
  }

  @Test func `a formatted field keeps what is typed until it is left`() throws {
    let model = FieldModel()
    let screen = Screen(environment: .english) {
      TextField("Amount", value: Binding(get: { model.amount }, set: { model.amount = $0 }), format: .number)
    }
    #expect(screen.field()?.attribute("value") == "1,000")
    try screen.type("2000.")
    #expect(model.amount == 2000)
    #expect(screen.field()?.attribute("value") == "2000.")
    try screen.type("x")
    #expect(model.amount == 2000)
    screen.act(.focus, on: screen.field(), .truth(false))
    #expect(screen.field()?.attribute("value") == "2,000")
  }

  @Test func `a field of several lines has bounds and its text is the area's`() throws {
    let screen = Screen { TextField("Notes", text: .constant("a\nb"), axis: .vertical).lineLimit(2...5) }
    let area = try #require(screen.field("textarea"))
    #expect(area.style["--lines"] == "5")
    #expect(area.attribute("rows") == "2")
    #expect(screen.lastOperations.contains(#">\na\nb</textarea>"#))
  }

  @Test func `a field says what keys it wants and what it is filled with`() throws {
    let screen = Screen {
      TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
        .autocorrectionDisabled().textInputAutocapitalization(.never).submitLabel(.send)
    }
    let field = try #require(screen.field())
    let names = ["inputmode", "autocomplete", "spellcheck", "autocapitalize", "enterkeyhint"]
    #expect(names.map(field.attribute) == ["email", "email", "false", "none", "send"])
  }

  @Test func `a field that is focused tells its binding and its own action`() {
    let model = FieldModel()
    let screen = Screen { FocusedField(model: model) }
    screen.act(.focus, on: screen.field(), .truth(true))
    #expect(screen.texts == ["focused"])
    #expect(model.name == "editing")
  }

  @Test func `return does what is to be done from the inside out`() {
    let model = FieldModel()
    let screen = Screen {
      VStack { TextField("Name", text: .constant("")).onSubmit { model.name += "a" } }.onSubmit { model.name += "b" }
    }
    screen.act(.submit, on: screen.field())
    #expect(model.name == "ab")
  }

  @Test func `a labelled content names its field`() throws {
    let screen = Screen { LabeledContent("Steps / min") { TextField("5000", text: .constant("")) } }
    let label = try #require(screen.elements.first { $0.tag == "label" })
    #expect(label.spokenText == "Steps / min")
    #expect(screen.field()?.attribute("aria-label") == nil)
  }
}

@Observable
private final class FieldModel {
  var name = ""
  var amount = 1000.0
}

private struct FocusedField: View {
  let model: FieldModel
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant(""), onEditingChanged: { model.name = $0 ? "editing" : "" }).focused($isFocused)
    if isFocused { Text("focused") }
  }
}

extension Screen {
  /// Types into the first field as a page does: the window knows that the page has the text already.
  func type(_ text: String, into tag: String = "input") throws {
    let number = try #require(window.number(of: { $0.tag == tag && $0.actions[.input] != nil }))
    try window.take(.input, on: number, .text(text))
    window.drawIfNeeded()
  }
}

extension EnvironmentValues {
  /// With the numbers of the United States.
  static var english: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    return values
  }
}
