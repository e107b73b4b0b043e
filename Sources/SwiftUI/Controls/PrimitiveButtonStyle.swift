/// How a button looks and what has it do its action.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: PrimitiveView {
    let view: HandedView

    func render(in node: ViewNode, _ context: RenderContext) -> Rendering { view.render(in: node, context) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }

  /// The button as an item of a list of actions, with a class of the style sheet and what `attributes` makes of its label.
  @MainActor
  func item(
    _ name: String, in node: ViewNode, _ context: RenderContext, attributes: (Rendering) -> [Attribute]
  ) -> Rendering {
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let isEnabled = context.environment.isEnabled
    let action = action
    return label.with([
      Element(
        "button", key: node.key(), classes: ["b", name] + (role == .destructive ? ["destructive"] : []),
        attributes: [Attribute("type", "button")] + attributes(label) + enabledAttributes(isEnabled),
        children: label.elements, actions: isEnabled ? [.tap: { _ in action() }] : [:])
    ])
  }
}

/// The style that suits the place: in a form or a list a whole row, elsewhere words in the accent.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledButton(looks: ["plainly"], configuration: configuration)
  }
}

/// Words in the accent.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledButton(looks: ["borderless"], configuration: configuration)
  }
}

/// The label as it is, which fades while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledButton(looks: ["plain-style"], configuration: configuration)
  }
}

/// The label on a ground in a light shade of the accent.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledButton(looks: ["bordered"], configuration: configuration)
  }
}

/// The label on a ground in the accent.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledButton(looks: ["bordered-prominent"], configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Words in the accent.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a ground in a light shade of the accent.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a ground in the accent.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
  }

  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose buttons look as `style` says.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changedEnvironment { $0.buttonStyle = style }
  }
}

/// A button of HTML around its label.
private struct LabeledButton: PrimitiveView {
  let looks: [String]
  let configuration: PrimitiveButtonStyleConfiguration

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(
      configuration.label, in: node.child(0, as: PrimitiveButtonStyleConfiguration.Label.self), context)
    let isEnabled = context.environment.isEnabled
    let action = configuration.action
    var classes = ["b"] + looks
    if configuration.role == .destructive { classes.append("destructive") }
    if let size = context.environment.controlSize.className { classes.append(size) }
    return label.with([
      Element(
        "button", key: node.key(), classes: classes,
        style: context.environment.buttonBorderShape.radius.map { ["border-radius": $0] } ?? [:],
        attributes: [Attribute("type", "button")] + enabledAttributes(isEnabled),
        children: label.elements, actions: isEnabled ? [.tap: { _ in action() }] : [:], growth: label.growth)
    ])
  }
}
