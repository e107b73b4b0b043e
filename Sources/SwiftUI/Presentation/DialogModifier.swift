/// Shows an alert or a choice above the window as long as a switch is on.
struct DialogModifier<Actions: View, Message: View>: PrimitiveModifier {
  let title: Text
  let kind: DialogLayout.Kind
  let isPresented: Binding<Bool>
  /// Nil when there is nothing to decide on, even though the switch is on.
  let actions: () -> Actions?
  let message: () -> Message?

  @MainActor
  private final class Memory {
    let environment = KeptEnvironment()
    var isPresented: Binding<Bool>
    lazy var dialog = Dialog { [weak self] in self?.isPresented.wrappedValue = false }

    init(_ isPresented: Binding<Bool>) { self.isPresented = isPresented }
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = content(context)
    let memory = node.memory(orMade: { Memory(isPresented) })
    memory.isPresented = isPresented
    let shown = node.evaluating { isPresented.wrappedValue ? actions().map { ($0, message()) } : nil }
    guard let (actions, message) = shown else {
      for index in 1...3 { node.removeChild(index) }
      return rendering
    }
    var context = context
    context.environment = memory.environment.values(from: context.environment) {
      $0.dialog = memory.dialog
      $0.navigation = nil
      $0.rows = nil
      $0.isEnabled = true
    }
    var drawn = SwiftUI.render(actions, in: node.child(1, as: Actions.self), context)
    let words = SwiftUI.render(message, in: node.child(2, as: Message?.self), context)
    addMissingButtons(to: &drawn, in: node, context)
    let layout = DialogLayout(
      title: title.text(in: context.environment.locale), kind: kind, content: drawn.elements, message: words.elements)
    rendering.preferences.presentations.append(layout.element(in: node))
    rendering.preferences.presentations += drawn.preferences.presentations
    return rendering
  }

  /// An alert has at least one button, and a choice can be given up.
  private func addMissingButtons(to content: inout Rendering, in node: ViewNode, _ context: RenderContext) {
    let buttons = content.elements.compactMap(DialogLayout.button)
    let missing: Button<Text>
    switch kind {
    case .alert where buttons.isEmpty: missing = Button("OK", role: .cancel) {}
    case .choice where !buttons.contains(where: { $0.classes.contains("cancel") }):
      missing = Button("Cancel", role: .cancel) {}
    default:
      node.removeChild(3)
      return
    }
    content.append(SwiftUI.render(missing, in: node.child(3, as: Button<Text>.self), context))
  }
}
