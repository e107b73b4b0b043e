/// A button that opens a list of buttons.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Makes a menu that a button with `label` opens.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let inner = context.deriving(in: node) {
      $0.rows = nil
      $0.buttonStyle = MenuItemStyle()
      $0.toggleStyle = ButtonToggleStyle()
      $0.pickerStyle = InlinePickerStyle()
    }
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    var content = SwiftUI.render(content, in: node.child(1, as: Content.self), inner)
    content.preferences.append(label.preferences)
    let opener = Element(
      "button", key: node.key(1), classes: ["b", "plainly"],
      attributes: [
        Attribute("type", "button"), Attribute("aria-haspopup", "menu"), Attribute("aria-expanded", "false"),
        Attribute("data-menu"),
      ] + enabledAttributes(context.environment.isEnabled), children: label.elements)
    let items = Element(
      key: node.key(2), classes: ["menu-items"],
      attributes: [Attribute("role", "menu"), Attribute("popover", "auto"), Attribute("aria-label", label.spokenText)],
      children: content.elements)
    return content.with([Element(key: node.key(), classes: ["menu-box"], children: [opener, items])])
  }
}

extension Menu where Label == Text {
  /// Makes a menu that a button with words opens.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu that a button with words opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu that a button with a symbol and words opens.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu that a button with a symbol and words opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// The buttons of a menu.
private struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuItem(configuration: configuration) }
}

private struct MenuItem: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    configuration.item("menu-item", in: node, context) { _ in [Attribute("role", "menuitem")] }
  }
}
