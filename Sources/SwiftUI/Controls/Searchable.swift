extension View {
  /// The view with a field above it for a text that is searched for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placement: Where the field is.
  ///   - prompt: What the field shows while the text is empty; nil for the usual word.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// The view with a field above it for a text that is searched for.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// The view with a field above it for a text that is searched for.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where the field for a search is.
public struct SearchFieldPlacement: Sendable {
  /// When a field below a page's bar is there.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the place suggests: always.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Below the page's bar, or above the view where there is none.
  public static let automatic = SearchFieldPlacement()
  /// Below the page's bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the page's bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Ends a search; does nothing where there is none.
@MainActor
public struct DismissSearchAction {
  fileprivate let end: (@MainActor () -> Void)?

  nonisolated fileprivate init(end: (@MainActor () -> Void)?) { self.end = end }

  /// Empties the field and ends the search.
  public func callAsFunction() { end?() }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(end: nil) }
  }

  /// Whether the person uses the field of the `searchable` around the view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the `searchable` around the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

private struct SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text?

  @MainActor
  private final class Memory {
    let environment = KeptEnvironment()
    let isActive = StoredLocation(false)
    var end: @MainActor () -> Void = {}
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: Memory.init)
    let (text, isActive) = (text, memory.isActive)
    memory.end = {
      text.wrappedValue = ""
      isActive.set(false)
    }
    let isSearching = node.observing { isActive.get() }
    var inner = context
    inner.environment = memory.environment.values(from: context.environment, for: isSearching) {
      $0.isSearching = isSearching
      $0.dismissSearch = DismissSearchAction { [weak memory] in memory?.end() }
    }
    var rendering = content(inner)
    let field = SearchField(
      text: text, prompt: prompt, isSearching: isSearching, activate: { isActive.set($0) },
      end: { [weak memory] in memory?.end() })
    let drawn = SwiftUI.render(field, in: node.child(1, as: SearchField.self), context)
    rendering.elements = [placed(drawn.elements[0], above: rendering.elements, node)]
    return rendering
  }

  /// Below the bar of a stack's first page, or above what is searched.
  private func placed(_ field: Element, above elements: [Element], _ node: ViewNode) -> Element {
    guard elements.count == 1, elements[0].classes.contains("nav"), let page = elements[0].examinedChildren.first,
      let index = page.examinedChildren.firstIndex(where: { $0.classes.contains("content") })
    else {
      let ground = elements.count == 1 ? elements[0].rowsGround : nil
      let part = ground.map { field.adding(classes: ["on-\($0)"]) } ?? field
      return EdgeInsetLayout(place: .top, spacing: 0).element(around: elements, part: part, in: node)
    }
    var parts = page.children
    parts.insert(field.adding(classes: ["below-bar"]), at: index)
    return elements[0].replacing(children: [page.replacing(children: parts)] + elements[0].children.dropFirst())
  }
}

extension Element {
  /// The ground of the form or the list that it is, or that is most of it.
  fileprivate var rowsGround: String? {
    if let name = ["inset-grouped", "grouped"].first(where: classes.contains) { return name }
    if !Set(classes).isDisjoint(with: ["row", "scrolled", "page"]) { return nil }
    return examinedChildren.lazy.compactMap(\.rowsGround).first
  }
}

/// The field, a button that empties it, and one that ends the search.
private struct SearchField: PrimitiveView {
  let text: Binding<String>
  let prompt: Text?
  let isSearching: Bool
  let activate: @MainActor (Bool) -> Void
  let end: @MainActor () -> Void

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let (text, activate) = (text, activate)
    let shown = node.observing { text.wrappedValue }
    var inner = context
    inner.environment.submitActions = context.environment.searchActions
    let words = prompt?.text(in: context.environment.locale) ?? "Search"
    let field = FieldElement(
      node: node, context: inner, text: shown, accept: { text.wrappedValue = $0 },
      onEditingChanged: { isEditing in if isEditing || text.wrappedValue.isEmpty { activate(isEditing) } })
    let input = field.element(
      "input", key: node.key(1), classes: ["field"],
      attributes: context.environment.fieldTraits.attributes.filter { $0.name != "enterkeyhint" } + [
        Attribute("type", "text"), Attribute("role", "searchbox"), Attribute("enterkeyhint", "search"),
        Attribute("placeholder", words), Attribute("aria-label", words),
      ])
    let image = SwiftUI.render(
      Image(systemName: "magnifyingglass"), in: node.child(0, as: Image.self), context)
    let icon = Element(
      "span", key: node.key(2), classes: ["search-icon"], attributes: [Attribute("aria-hidden", "true")],
      children: image.elements)
    var parts = [icon, input]
    if !shown.isEmpty, context.environment.isEnabled { parts.append(clearing(node)) }
    var children = [Element(key: node.key(3), classes: ["search-field"], children: parts, growth: .horizontal)]
    if isSearching { children.append(cancelling(node)) }
    return Rendering(
      Element(
        key: node.key(), classes: ["search"], attributes: [Attribute("role", "search")], children: children,
        growth: .horizontal))
  }

  private func clearing(_ node: ViewNode) -> Element {
    let text = text
    return Element(
      "button", key: node.key(4), classes: ["b", "search-clear"],
      attributes: [Attribute("type", "button"), Attribute("aria-label", "Clear text")],
      actions: [.tap: { _ in text.wrappedValue = "" }])
  }

  private func cancelling(_ node: ViewNode) -> Element {
    let end = end
    return Element(
      "button", key: node.key(5), classes: ["b", "plainly"], attributes: [Attribute("type", "button")], text: "Cancel",
      actions: [.tap: { _ in end() }])
  }
}
