/// What an alert does for the buttons in it.
@MainActor
final class Dialog: Sendable {
  let dismiss: @MainActor () -> Void

  nonisolated init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
}

extension EnvironmentValues {
  private enum DialogKey: EnvironmentKey { static var defaultValue: Dialog? { nil } }

  /// The alert that the view is in.
  var dialog: Dialog? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

/// A button in an alert: it puts the alert away when it has done its action.
struct DialogButton<Label: View>: PrimitiveView {
  let dialog: Dialog
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let (action, dismiss) = (action, dialog.dismiss)
    var classes = ["b", "dialog-button"]
    if role == .destructive { classes.append("destructive") }
    if role == .cancel { classes.append("cancel") }
    let isEnabled = context.environment.isEnabled
    let press: Element.Action = { _ in
      action()
      dismiss()
    }
    return label.with([
      Element(
        "button", key: node.key(), classes: classes,
        attributes: [Attribute("type", "button")] + (isEnabled ? [] : [Attribute("disabled")]),
        children: label.elements, actions: isEnabled ? [.tap: press] : [:], growth: .horizontal)
    ])
  }
}
