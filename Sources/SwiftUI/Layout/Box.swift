/// What modifiers use that put a box around a view.
extension ViewNode {
  /// A box around each of the content's elements.
  func box(
    _ content: Rendering, classes: [String] = ["w"], style: Style = [:], attributes: [Attribute] = [],
    actions: Actions = [:], growth: ((Growth) -> Growth)? = nil
  ) -> Rendering {
    content.with(
      content.elements.enumerated().map { index, element in
        Element(
          key: key(index), classes: classes, style: style.filled(from: element.placing), attributes: attributes,
          children: [element], actions: actions, growth: growth?(element.growth) ?? element.growth,
          trait: element.trait?.ofBox)
      })
  }
}

extension Rendering {
  /// The directions in which any of its elements grows.
  @MainActor
  var growth: Growth { elements.reduce(into: []) { $0.formUnion($1.growth) } }

  /// The same with each element changed.
  @MainActor
  func mapElements(_ change: (Element) -> Element) -> Rendering { with(elements.map(change)) }
}

extension Element {
  /// What the element says to the container in which its box stands for it.
  var placing: Style {
    var placing = Style()
    for property in ["z-index", "reading-order"] { placing[property] = style[property] }
    return placing
  }
}
