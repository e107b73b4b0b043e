/// Something to press.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Makes a button that shows `label` and does `action`.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button for a purpose that its looks show.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    if let dialog = context.environment.dialog {
      let button = DialogButton(dialog: dialog, role: role, action: action, label: label)
      return SwiftUI.render(button, in: node.child(1, as: DialogButton<Label>.self), context)
    }
    let content = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let isEnabled = context.environment.isEnabled
    let action = action
    return content.with([
      Element(
        "button", key: node.key(), classes: ["b", "plainly"],
        attributes: [Attribute("type", "button")] + (isEnabled ? [] : [Attribute("disabled")]),
        children: content.elements, actions: isEnabled ? [.tap: { _ in action() }] : [:])
    ])
  }
}

extension Button where Label == Text {
  /// Makes a button with words on it.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Makes a button with words on it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with words on it, for a purpose that its looks show.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with words on it, for a purpose that its looks show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// To do away with something.
  public static let destructive = ButtonRole(name: "destructive")
  /// To leave things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}
