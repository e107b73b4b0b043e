/// A field for a text of many lines.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  /// Makes a field for a text.
  public init(text: Binding<String>) { self.text = text }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let text = text
    let field = FieldElement(
      node: node, context: context, text: node.observing { text.wrappedValue }, accept: { text.wrappedValue = $0 })
    return Rendering(
      field.element(
        "textarea", key: node.key(), classes: ["field", "editor"],
        attributes: context.environment.fieldTraits.attributes,
        growth: .both))
  }
}
