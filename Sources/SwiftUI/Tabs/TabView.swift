/// Views of which one is shown at a time, and a bar to choose it. Each keeps its state while another is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes a view whose shown part is the one with the tag that is `selection`'s value; without a selection the first one
  /// is shown until another is chosen. A part's name and symbol in the bar are its `tabItem`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: ChosenTab.init)
    let selection = selection
    let (selected, index) = node.observing { (selection?.wrappedValue, memory.index.get()) }
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    let tags = content.elements.map { element -> AnyHashable? in
      if case .tag(let tag)? = element.trait { tag } else { nil }
    }
    let shown = selected.map { value in tags.firstIndex { $0 == AnyHashable(value) } ?? 0 } ?? index
    var panels: [Element] = []
    var buttons: [Element] = []
    for (place, element) in content.elements.enumerated() {
      let isShown = place == shown
      panels.append(panel(element, isShown))
      let tag = tags[place]?.base as? SelectionValue
      buttons.append(
        button(element, isShown) {
          if let selection {
            if let tag { selection.wrappedValue = tag }
          } else {
            memory.index.set(place)
          }
        })
    }
    let bar = Element(
      key: node.key(1), classes: ["tab-bar"], attributes: [Attribute("role", "tablist")], children: buttons)
    return content.with([Element(key: node.key(), classes: ["tabs"], children: panels + [bar], growth: .both)])
  }

  private func panel(_ element: Element, _ isShown: Bool) -> Element {
    Element(
      key: ElementKey(node: element.key.node, part: -11), classes: ["zs", "tab-panel"],
      attributes: [Attribute("role", "tabpanel")] + (isShown ? [] : [Attribute("hidden"), Attribute("inert")]),
      children: element.isTab ? Array(element.children.dropFirst()) : [element])
  }

  private func button(_ element: Element, _ isShown: Bool, action: @escaping @MainActor () -> Void) -> Element {
    Element(
      "button", key: ElementKey(node: element.key.node, part: -12), classes: ["b", "tab-button"],
      attributes: [
        Attribute("type", "button"), Attribute("role", "tab"), Attribute("aria-selected", isShown ? "true" : "false"),
      ], children: element.isTab ? element.children[0].children : [], actions: [.tap: { _ in action() }])
  }
}

/// The part that was chosen last, where the app does not keep it.
@MainActor
private final class ChosenTab {
  let index = StoredLocation(0)
}

extension TabView where SelectionValue == Int {
  /// Makes a view whose first part is shown until another is chosen.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension View {
  /// The view as a part of a tab view, with a name and a symbol for its bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(TabItemModifier(label: label())) }
}

/// Puts the label for the bar before the content.
private struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    let label = SwiftUI.render(label, in: node.child(1, as: Label.self), context)
    let words = Element(key: node.key(1), classes: ["tab-label"], children: label.elements)
    let growth = content.elements.reduce(into: Growth()) { $0.formUnion($1.growth) }
    let tag = content.elements.first?.trait?.ofBox
    return content.with([
      Element(
        key: node.key(), classes: [Element.tabClass], children: [words] + content.elements, growth: growth, trait: tag)
    ])
  }
}

extension Element {
  fileprivate static let tabClass = "tab"

  fileprivate var isTab: Bool { classes.contains(Element.tabClass) }
}
