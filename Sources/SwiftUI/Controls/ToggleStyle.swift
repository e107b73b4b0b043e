/// How a switch looks and what it does.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a switch.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a switch of.
public struct ToggleStyleConfiguration {
  /// The switch's label.
  public struct Label: PrimitiveView {
    let view: HandedView

    func render(in node: ViewNode, _ context: RenderContext) -> Rendering { view.render(in: node, context) }
  }

  /// The switch's label.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The style that suits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a switch.
  public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A switch with a knob that slides.
public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?

  /// Makes it.
  public init() { color = nil }

  /// Makes it with a colour for a switch that is on.
  public init(tint: Color) { color = tint }

  /// Makes the view of a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration).tint(color)
  }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a switch.
  public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch with a knob that slides.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: any ToggleStyle { DefaultToggleStyle() } }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose switches look as `style` says.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { changedEnvironment { $0.toggleStyle = style } }
}

/// A check box of HTML in the role of a switch.
private struct SwitchToggle: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(
      configuration.label, in: node.child(0, as: ToggleStyleConfiguration.Label.self), context)
    let isOn = configuration.$isOn
    let isEnabled = context.environment.isEnabled
    let input = Element(
      "input", key: node.key(LabeledControl.Part.control), classes: ["switch"],
      attributes: [
        Attribute("type", "checkbox"), Attribute("role", "switch"),
        Attribute("checked", node.observing { isOn.wrappedValue } ? "true" : "false"),
      ] + enabledAttributes(isEnabled),
      actions: isEnabled
        ? [
          .input: { [weak node] value in
            if let truth = value.truth { isOn.wrappedValue = truth }
            node?.invalidate()
          }
        ] : [:])
    return label.with([LabeledControl(node: node, context: context, label: label).element(around: [input])])
  }
}

/// A button with the state of a switch.
private struct ButtonToggle: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(
      configuration.label, in: node.child(0, as: ToggleStyleConfiguration.Label.self), context)
    let isOn = configuration.$isOn
    let isPressed = node.observing { isOn.wrappedValue }
    let isEnabled = context.environment.isEnabled
    return label.with([
      Element(
        "button", key: node.key(), classes: ["b", isPressed ? "bordered-prominent" : "bordered"],
        attributes: [Attribute("type", "button"), Attribute("aria-pressed", isPressed ? "true" : "false")]
          + enabledAttributes(isEnabled),
        children: label.elements, actions: isEnabled ? [.tap: { _ in isOn.wrappedValue.toggle() }] : [:])
    ])
  }
}
