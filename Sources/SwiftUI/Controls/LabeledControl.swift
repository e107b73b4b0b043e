/// A control beside its label, as a row of a form shows it. Where labels are hidden, the label is there for screen readers
/// only.
@MainActor
struct LabeledControl {
  /// The parts of a node's elements that are used here.
  enum Part {
    static let name = 1
    static let value = 2
    static let control = 3
  }

  let node: ViewNode
  let context: RenderContext
  let label: Rendering
  var classes: [String] = []
  /// Whether the label is drawn at all.
  var showsLabel = true
  /// Whether the control takes what room it can get.
  var controlGrows = false
  /// Whether a change of the label is read out.
  var announcesLabel = false

  /// The label and the control in one element, an HTML label when the control is one that HTML labels.
  func element(_ tag: String = "label", attributes: [Attribute] = [], around control: [Element]) -> Element {
    let isShown = showsLabel && !context.environment.labelsAreHidden && !label.elements.isEmpty
    var children: [Element] = []
    if !label.elements.isEmpty {
      children.append(
        Element(
          "span", key: node.key(Part.name), classes: ["name"] + (isShown ? [] : ["unseen"]),
          attributes: announcesLabel ? [Attribute("aria-live", "polite")] : [], children: label.elements))
    }
    children.append(
      Element("span", key: node.key(Part.value), classes: ["value"] + (controlGrows ? ["wide"] : []), children: control)
    )
    return Element(
      tag, key: node.key(),
      classes: ["control"] + (isShown ? [] : ["bare"]) + (context.environment.isEnabled ? [] : ["off"]) + classes,
      attributes: attributes, children: children, growth: isShown || controlGrows ? .horizontal : [])
  }
}

extension EnvironmentValues {
  private enum LabelsAreHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsNamedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether controls keep their labels for screen readers.
  var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }

  /// Whether what is around a field gives it its name.
  var isNamed: Bool {
    get { self[IsNamedKey.self] }
    set { self[IsNamedKey.self] = newValue }
  }
}

extension View {
  /// The view, whose controls keep their labels for screen readers and do not show them.
  public func labelsHidden() -> some View { changedEnvironment { $0.labelsAreHidden = true } }
}

/// Attributes of a control that answers or does not.
func enabledAttributes(_ isEnabled: Bool) -> [Attribute] { isEnabled ? [] : [Attribute("disabled")] }
