/// The parts of an alert or a choice, put together.
@MainActor
struct DialogLayout {
  enum Kind {
    case alert
    /// A choice of what to do, with its title shown or not.
    case choice(showsTitle: Bool)
  }

  let title: String
  let kind: Kind
  let content: [Element]
  let message: [Element]

  /// The button that an element is, or that lies in it.
  static func button(in element: Element) -> Element? {
    if element.classes.contains("dialog-button") { return element }
    return element.examinedChildren.lazy.compactMap { button(in: $0) }.first
  }

  private static func isCancel(_ element: Element) -> Bool {
    button(in: element)?.classes.contains("cancel") == true
  }

  private var buttons: [Element] { content.filter { DialogLayout.button(in: $0) != nil } }
  private var fields: [Element] { content.filter { DialogLayout.button(in: $0) == nil } }

  /// Escape gives up: it does what the button for that does, or the only button.
  private var escape: Element.Action? {
    let candidate = buttons.first(where: DialogLayout.isCancel) ?? (buttons.count == 1 ? buttons[0] : nil)
    return candidate.flatMap(DialogLayout.button)?.actions[.tap]
  }

  /// Two buttons stand side by side, the one that gives up first; more stand one below the other, that one last.
  private var orderedButtons: [Element] {
    let cancelling = buttons.filter(DialogLayout.isCancel)
    let others = buttons.filter { !DialogLayout.isCancel($0) }
    return isRow ? cancelling + others : others + cancelling
  }

  private var isRow: Bool {
    if case .alert = kind { buttons.count == 2 } else { false }
  }

  func element(in node: ViewNode) -> Element {
    var actions: Actions = [:]
    if let escape { actions[.dismiss] = escape }
    var attributes = [Attribute("role", "alertdialog"), Attribute("aria-label", title)]
    var name = "alert"
    if case .choice = kind {
      name = "choice"
      attributes[0] = Attribute("role", "dialog")
      attributes.append(Attribute("data-light"))
    }
    return Element(
      "dialog", key: node.key(), classes: [name], attributes: attributes, children: words(in: node) + rows(in: node),
      actions: actions)
  }

  private func words(in node: ViewNode) -> [Element] {
    var children: [Element] = []
    if showsTitle, !title.isEmpty { children.append(Element("h2", key: node.key(2), text: title)) }
    if !message.isEmpty {
      children.append(
        Element(
          key: node.key(3), classes: ["vs", "dialog-message"], attributes: [Attribute("data-description")],
          children: message))
    }
    if !fields.isEmpty { children.append(Element(key: node.key(4), classes: ["dialog-fields"], children: fields)) }
    return children.isEmpty ? [] : [Element(key: node.key(1), classes: ["dialog-words"], children: children)]
  }

  private var showsTitle: Bool {
    if case .choice(let showsTitle) = kind { showsTitle } else { true }
  }

  private func rows(in node: ViewNode) -> [Element] {
    [
      Element(
        key: node.key(5), classes: ["dialog-buttons"] + (isRow ? ["side-by-side"] : []), children: orderedButtons)
    ]
  }
}
