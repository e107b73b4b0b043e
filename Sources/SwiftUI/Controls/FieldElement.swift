/// A field of HTML, with what all fields have in common.
///
/// While the person is in a field, it shows what was typed as long as that stands for the value: a number that is being
/// written is not put into its format before it is done.
@MainActor
struct FieldElement {
  /// What was typed, and what the value's own text was then.
  @MainActor
  final class Draft {
    var typed: String?
    var isFocused = false
  }

  let node: ViewNode
  let context: RenderContext
  /// The value's own text.
  let text: String
  /// Takes what was typed.
  let accept: @MainActor (String) -> Void
  var keepsDraft = false
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?

  /// What the field shows.
  var shownText: String { keepsDraft ? draft.typed ?? text : text }

  private var draft: Draft { node.memory(orMade: { Draft() }) }

  /// The field's element.
  func element(
    _ tag: String, key: ElementKey, classes: [String], attributes: [Attribute], growth: Growth = .horizontal
  ) -> Element {
    let isEnabled = context.environment.isEnabled
    return Element(
      tag, key: key, classes: classes,
      attributes: attributes + [Attribute("value", shownText)] + enabledAttributes(isEnabled),
      actions: isEnabled ? actions : [:], growth: growth)
  }

  private var actions: Actions {
    let (draft, accept, keepsDraft, onEditingChanged, onCommit) = (
      draft, accept, keepsDraft, onEditingChanged, onCommit
    )
    let submitActions = context.environment.submitActions
    var actions: Actions = [
      .input: { [weak node] value in
        guard let typed = value.text else { return }
        if keepsDraft { draft.typed = typed }
        accept(typed)
        // The value may have stayed as it was, or become another one than was typed.
        node?.invalidate()
      }
    ]
    if onCommit != nil || keepsDraft || !submitActions.isEmpty {
      actions[.submit] = { [weak node] _ in
        draft.typed = nil
        node?.invalidate()
        onCommit?()
        for action in submitActions { action() }
      }
    }
    if onEditingChanged != nil || keepsDraft {
      actions[.focus] = { [weak node] value in
        let isFocused = value.truth ?? false
        if !isFocused {
          draft.typed = nil
          node?.invalidate()
        }
        guard draft.isFocused != isFocused else { return }
        draft.isFocused = isFocused
        onEditingChanged?(isFocused)
      }
    }
    return actions
  }
}
