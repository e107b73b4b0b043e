/// The choices of a picker, drawn in one of the styles.
@MainActor
struct PickerChoices {
  let elements: [Element]
  /// Whether the element of that position can be chosen.
  let isEnabled: [Bool]
  let selected: Int?
  let select: @MainActor (Int) -> Void

  private typealias Part = LabeledControl.Part

  func element(in node: ViewNode, _ context: RenderContext, _ label: Rendering) -> Element {
    let isInRow = context.environment.rows != nil
    var control = LabeledControl(node: node, context: context, label: label)
    switch context.environment.pickerStyle._kind {
    case .automatic, .menu:
      control.showsLabel = isInRow
      return control.element(around: [menu(node, context)])
    case .segmented:
      control.showsLabel = false
      control.controlGrows = true
      return control.element("div", around: [radios(node, context, label, "segments")])
    case .inline:
      guard isInRow else { return wheel(node, context, &control) }
      control.classes = ["inline"]
      control.controlGrows = true
      return control.element("div", around: [radios(node, context, label, "choices")]).adding(style: [
        "--row-insets": "0"
      ])
    case .radioGroup:
      return control.element("div", around: [radios(node, context, label, "radios")])
    case .wheel: return wheel(node, context, &control)
    }
  }

  private func wheel(_ node: ViewNode, _ context: RenderContext, _ control: inout LabeledControl) -> Element {
    control.showsLabel = false
    control.controlGrows = true
    return control.element(around: [
      menu(node, context, classes: ["wheel"], [Attribute("size", "\(min(max(elements.count, 2), 5))")])
    ])
  }

  /// A select of HTML.
  private func menu(
    _ node: ViewNode, _ context: RenderContext, classes: [String] = ["menu"], _ attributes: [Attribute] = []
  ) -> Element {
    let options = zip(elements, isEnabled).enumerated().filter { $1.1 || !$1.0.spokenText.isEmpty }.map {
      index, choice in
      let (element, isEnabled) = choice
      return Element(
        "option", key: element.key, attributes: [Attribute("value", "\(index)")] + enabledAttributes(isEnabled),
        text: element.spokenText)
    }
    return Element(
      "select", key: node.key(Part.control), classes: classes,
      attributes: attributes + [Attribute("value", value)] + enabledAttributes(context.environment.isEnabled),
      children: options, actions: actions(context))
  }

  /// Radio buttons of HTML; the group says which of them is on.
  private func radios(_ node: ViewNode, _ context: RenderContext, _ label: Rendering, _ name: String) -> Element {
    let isEnabled = context.environment.isEnabled
    let choices = zip(elements, self.isEnabled).enumerated().filter { $1.1 }.map { index, choice in
      let (element, _) = choice
      let key = element.key
      let radio = Element(
        "input", key: ElementKey(node: key.node, part: -1),
        attributes: [
          Attribute("type", "radio"), Attribute("name", "n\(node.id)"), Attribute("value", "\(index)"),
        ] + enabledAttributes(isEnabled))
      return Element(
        "label", key: key, classes: ["option"],
        children: [radio, Element("span", key: ElementKey(node: key.node, part: -2), children: [element])])
    }
    let spoken = label.spokenText
    return Element(
      key: node.key(Part.control), classes: [name],
      attributes: [Attribute("role", "radiogroup"), Attribute("value", value)]
        + (spoken.isEmpty ? [] : [Attribute("aria-label", spoken)]),
      children: choices, actions: actions(context))
  }

  private var value: String { selected.map { "\($0)" } ?? "" }

  private func actions(_ context: RenderContext) -> Actions {
    guard context.environment.isEnabled else { return [:] }
    let select = select
    return [.input: { value in if let index = value.text.flatMap({ Int($0) }) { select(index) } }]
  }
}
