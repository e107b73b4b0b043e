/// The bar of a page: the way back, the title, and what the page's toolbar lists.
@MainActor
struct NavigationBar {
  /// The way back to the page below.
  struct Back {
    let title: String?
    let isHidden: Bool
    let action: () -> Void
  }

  let preferences: Preferences
  let back: Back?

  private func entries(_ place: ToolbarEntry.Place) -> [Element] {
    preferences.toolbar.filter { $0.place == place }.map(\.element)
  }

  private var isHidden: Bool {
    preferences.hidesNavigationBar || (preferences.title == nil && back == nil && topEntries.isEmpty)
  }

  private var topEntries: [ToolbarEntry] { preferences.toolbar.filter { $0.place != .bottom } }

  /// Whether the title stands below the bar, in large letters.
  var showsLargeTitle: Bool {
    !isHidden && preferences.title != nil && preferences.titleIsLarge == true && entries(.center).isEmpty
  }

  /// The bar, and the large title below it.
  func top(in node: ViewNode) -> [Element] {
    if isHidden { return [] }
    let header = Element(
      "header", key: node.key(2), classes: ["bar"],
      children: [leading(in: node), center(in: node)]
        + [Element(key: node.key(5), classes: ["bar-side", "trailing"], children: entries(.trailing))])
    guard showsLargeTitle, let title = preferences.title else { return [header] }
    return [
      header,
      Element("h1", key: node.key(6), classes: ["large-title"], attributes: focusing, text: title),
    ]
  }

  private func leading(in node: ViewNode) -> Element {
    var children: [Element] = []
    if let back, !back.isHidden {
      let title = back.title ?? "Back"
      let action = back.action
      let button = Element(
        "button", key: node.key(8), classes: ["b", "plainly", "back"],
        attributes: [
          Attribute("type", "button"), Attribute("aria-label", back.title.map { "Back to \($0)" } ?? "Back"),
        ] + (preferences.title == nil ? [Attribute("data-focused")] : []),
        children: [Element("span", key: node.key(9), classes: ["back-title"], text: title)],
        actions: [.tap: { _ in action() }])
      children.append(Element("nav", key: node.key(7), children: [button]))
    }
    return Element(key: node.key(3), classes: ["bar-side"], children: children + entries(.leading))
  }

  private func center(in node: ViewNode) -> Element {
    let principal = entries(.center)
    var children = principal
    if principal.isEmpty, let title = preferences.title {
      // The large title is the heading; the small one takes over for the eye when that is scrolled away.
      children = [
        showsLargeTitle
          ? Element("span", key: node.key(10), attributes: [Attribute("aria-hidden", "true")], text: title)
          : Element("h1", key: node.key(11), attributes: focusing, text: title)
      ]
    }
    return Element(key: node.key(4), classes: ["bar-title"], children: children)
  }

  /// A page that comes gets the focus at its title, so that it is read from there.
  private var focusing: [Attribute] {
    back == nil ? [] : [Attribute("tabindex", "-1"), Attribute("data-focused")]
  }

  /// The bar at the bottom, when the toolbar has anything for it.
  func bottom(in node: ViewNode) -> [Element] {
    let items = entries(.bottom)
    if items.isEmpty { return [] }
    return [
      Element(
        "footer", key: node.key(12), classes: ["bottom-bar"], attributes: [Attribute("role", "toolbar")],
        children: items)
    ]
  }
}
