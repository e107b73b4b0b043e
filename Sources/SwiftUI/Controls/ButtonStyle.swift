/// How a button looks; what it does on a press stays as it is.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: PrimitiveView {
    let view: HandedView

    func render(in node: ViewNode, _ context: RenderContext) -> Rendering { view.render(in: node, context) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

extension View {
  /// The view, whose buttons look as `style` says.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changedEnvironment { $0.buttonStyle = DrawnButtonStyle(style: style) }
  }
}

/// The buttons of a style that draws them and leaves the pressing to the framework.
private struct DrawnButtonStyle<S: ButtonStyle>: PrimitiveButtonStyle {
  let style: S

  func makeBody(configuration: Configuration) -> some View { DrawnButton(style: style, configuration: configuration) }
}

private struct DrawnButton<S: ButtonStyle>: PrimitiveView {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor
  private final class Memory {
    var isPressed = false
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: { Memory() })
    let isEnabled = context.environment.isEnabled
    if !isEnabled { memory.isPressed = false }
    let configuration = ButtonStyleConfiguration(
      role: configuration.role, label: .init(view: configuration.label.view), isPressed: memory.isPressed)
    let content = node.render(style, context) { $0.makeBody(configuration: configuration) }
    let action = self.configuration.action
    return content.with([
      Element(
        "button", key: node.key(), classes: ["b", "drawn"],
        attributes: [Attribute("type", "button")] + enabledAttributes(isEnabled), children: content.elements,
        actions: isEnabled
          ? [
            .tap: { _ in action() },
            .press: { [weak node] value in
              memory.isPressed = value.truth ?? false
              node?.invalidate()
            },
          ] : [:], growth: content.growth)
    ])
  }
}
