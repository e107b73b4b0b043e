/// Something to press.
public struct Button<Label: View>: PrimitiveView {
  private let configuration: PrimitiveButtonStyleConfiguration

  /// Makes a button that shows `label` and does `action`.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button for a purpose that its looks show.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(view: HandedView(label())), action: action)
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    if let dialog = context.environment.dialog {
      let button = DialogButton(
        dialog: dialog, role: configuration.role, action: configuration.action, label: configuration.label)
      return SwiftUI.render(
        button, in: node.child(1, as: DialogButton<PrimitiveButtonStyleConfiguration.Label>.self), context)
    }
    return draw(context.environment.buttonStyle, in: node, context)
  }

  @MainActor
  private func draw<S: PrimitiveButtonStyle>(_ style: S, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.render(style, context) { $0.makeBody(configuration: configuration) }
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

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button within a style of one's own.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
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

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with words and a symbol on it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with words and a symbol on it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with words and a symbol on it, for a purpose that its looks show.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with words and a symbol on it, for a purpose that its looks show.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
