/// A field whose text is not shown.
public struct SecureField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>

  /// Makes a field for a text that is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let environment = context.environment
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let name = label.spokenText
    let text = text
    let field = FieldElement(
      node: node, context: context, text: node.observing { text.wrappedValue }, accept: { text.wrappedValue = $0 })
    var attributes = environment.fieldTraits.attributes
    attributes.append(Attribute("placeholder", prompt?.text(in: environment.locale) ?? name))
    if !environment.isNamed, !name.isEmpty { attributes.append(Attribute("aria-label", name)) }
    let classes = ["field"] + (environment.textFieldStyle._isBordered ? ["rounded-border"] : [])
    return label.with([
      field.element(
        "input", key: node.key(), classes: classes, attributes: attributes + [Attribute("type", "password")])
    ])
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a text that is not shown.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a text that is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
