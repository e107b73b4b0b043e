/// Views that show when a person opens them.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  /// Makes a group that a press on `label` opens and closes; it is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open as long as `isExpanded` is true, which a press on `label` changes.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The label, and below it the views while the group is open.
  public var body: some View {
    DrawnDisclosure(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that a press on words opens and closes; it is closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group that is open as long as `isExpanded` is true, which a press on words changes.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group that a press on words opens and closes; it is closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group that is open as long as `isExpanded` is true, which a press on words changes.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// In a form or a list the label and each of the views are rows of their own; elsewhere they lie one below the other.
private struct DrawnDisclosure<Label: View, Content: View>: PrimitiveView {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  /// Rows of the group stand this far further in, in points.
  private static var indentation: String { "36px" }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let (isExpanded, content) = (isExpanded, content)
    let shown = node.observing { isExpanded.wrappedValue ? content() : nil }
    let header = self.header(rendering.elements, isOpen: shown != nil, node, context)
    let group = SwiftUI.render(shown, in: node.child(1, as: Content?.self), context)
    rendering.preferences.append(group.preferences)
    if context.environment.rows != nil {
      let rows = group.elements.map { $0.adding(style: ["--row-insets": "10px 16px 10px \(Self.indentation)"]) }
      return rendering.with([header] + rows)
    }
    return rendering.with([
      Element(
        key: node.key(2), classes: ["disclosure-group"], children: [header] + group.elements, growth: .horizontal)
    ])
  }

  private func header(_ label: [Element], isOpen: Bool, _ node: ViewNode, _ context: RenderContext) -> Element {
    let isEnabled = context.environment.isEnabled
    let isExpanded = isExpanded
    return Element(
      "button", key: node.key(), classes: ["b", "navlink", "disclosure"],
      attributes: [Attribute("type", "button"), Attribute("aria-expanded", isOpen ? "true" : "false")]
        + enabledAttributes(isEnabled), children: label,
      actions: isEnabled ? [.tap: { _ in isExpanded.wrappedValue = !isOpen }] : [:], growth: .horizontal)
  }
}
