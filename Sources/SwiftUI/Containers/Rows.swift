/// How a form or a list draws what it contains: each element in a row, rows in sections.
@MainActor
struct Rows {
  enum Shape: String {
    /// Sections are boxes with round corners, apart from the edges.
    case insetGrouped = "inset-grouped"
    /// Sections reach from edge to edge.
    case grouped
    /// Rows reach from edge to edge on the window's own ground.
    case plain
  }

  let shape: Shape
  /// Whether the rows are items of a list, and not parts of a form.
  let isList: Bool
  var selection: RowSelection?

  /// The style sheet's names for the whole.
  func classes(_ name: String, _ context: RenderContext) -> [String] {
    [name, shape.rawValue] + (context.environment.showsScrollGround ? [] : ["clear"])
  }

  /// The elements in sections: those that are sections as they are, those between them in sections of their own.
  func sections(of elements: [Element], in node: ViewNode) -> [Element] {
    var sections: [Element] = []
    var loose: [Element] = []
    func endSection() {
      guard !loose.isEmpty else { return }
      sections.append(section(node.key(sections.count + 1), content: loose))
      loose = []
    }
    for element in elements {
      if case .section? = element.trait {
        endSection()
        sections.append(element)
      } else {
        loose.append(element)
      }
    }
    endSection()
    return sections
  }

  /// A section with what stands above and below its rows.
  func section(
    _ key: ElementKey, header: [Element] = [], content: [Element], footer: [Element] = []
  ) -> Element {
    var parts: [Element] = []
    func add(_ part: Int, _ name: String, _ attributes: [Attribute], _ children: [Element]) {
      guard !children.isEmpty else { return }
      parts.append(
        Element(
          key: ElementKey(node: key.node, part: part), classes: [name], attributes: attributes, children: children))
    }
    add(-1, "header", [Attribute("role", "heading"), Attribute("aria-level", "2")], header)
    add(-2, "rows", rowsAttributes, content.map(row))
    add(-3, "footer", [], footer)
    let name = header.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    let attributes = name.isEmpty ? [] : [Attribute("role", "group"), Attribute("aria-label", name)]
    return Element(
      key: key, classes: ["section"], attributes: attributes, children: parts, growth: .horizontal, trait: .section)
  }

  private var rowsAttributes: [Attribute] {
    guard isList else { return [] }
    guard let selection else { return [Attribute("role", "list")] }
    return [Attribute("role", "listbox")]
      + (selection.allowsMany ? [Attribute("aria-multiselectable", "true")] : [])
  }

  /// A row has its content's key, so that it stays the same row when others come before it.
  private func row(_ element: Element) -> Element {
    let content = element.rowContent
    var classes = ["row"]
    if !Set(content.classes).isDisjoint(with: ["plainly", "navlink"]) { classes.append("pressable") }
    if element.isSwiped { classes.append("swiped") }
    var attributes: [Attribute] = isList ? [Attribute("role", "listitem")] : []
    var actions: Actions = [:]
    if let selection, case .tag(let tag)? = element.trait, selection.canSelect(tag) {
      let isSelected = selection.isSelected(tag)
      attributes = [
        Attribute("role", "option"), Attribute("tabindex", "0"),
        Attribute("aria-selected", isSelected ? "true" : "false"),
      ]
      actions = [.tap: { _ in selection.select(tag) }]
    }
    return Element(
      key: element.key, classes: classes, style: element.style.rowDeclarations, attributes: attributes,
      children: [element],
      actions: actions,
      growth: .horizontal)
  }
}

/// What is chosen in a list whose rows can be chosen.
@MainActor
struct RowSelection {
  let allowsMany: Bool
  let canSelect: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void
}

extension Element {
  /// What a row shows, without the ground that is laid under it.
  fileprivate var rowContent: Element {
    if classes.contains("row-part"), let content = examinedChildren.last { return content.rowContent }
    if classes.contains("swipe") { return SwipedRow(self).content.rowContent }
    return self
  }

  /// Whether a row shows actions beside its content.
  fileprivate var isSwiped: Bool {
    classes.contains("swipe") || (classes.contains("row-part") && examinedChildren.last?.isSwiped == true)
  }
}

extension EnvironmentValues {
  private enum RowsKey: EnvironmentKey { static var defaultValue: Rows? { nil } }

  /// The form or list around the view, nil outside any.
  var rows: Rows? {
    get { self[RowsKey.self] }
    set { self[RowsKey.self] = newValue }
  }
}
