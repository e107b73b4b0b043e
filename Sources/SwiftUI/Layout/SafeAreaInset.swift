import Foundation

extension View {
  /// The view with another at its upper or lower edge. What scrolls goes on beneath it, and can be scrolled clear of it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: Where along the edge the other view lies.
  ///   - spacing: The distance to it in points; nil for the usual one.
  ///   - content: The other view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        place: edge == .top ? .top : .bottom, alignment: "center \(alignment.css)", spacing: spacing, inset: content()))
  }

  /// The view with another at one of its sides.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - alignment: Where along the side the other view lies.
  ///   - spacing: The distance to it in points; nil for the usual one.
  ///   - content: The other view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        place: edge == .leading ? .leading : .trailing, alignment: "\(alignment.css) center", spacing: spacing,
        inset: content()))
  }
}

private struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let place: EdgeInsetLayout.Place
  let alignment: String
  let spacing: CGFloat?
  let inset: Inset

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = content(context)
    let inset = SwiftUI.render(inset, in: node.child(1, as: Inset.self), context)
    rendering.preferences.append(inset.preferences)
    guard !inset.elements.isEmpty else { return rendering }
    let layout = EdgeInsetLayout(place: place, spacing: spacing ?? 8)
    var style: Style = [:]
    if alignment != "center center" { style["place-items"] = alignment }
    let part = Element(
      key: node.key(1), classes: ["zs"], style: style, children: inset.elements,
      growth: inset.growth.union(layout.isVertical ? .horizontal : .vertical))
    return rendering.with([layout.element(around: rendering.elements, part: part, in: node)])
  }
}

/// Lays something at an edge of other elements.
@MainActor
struct EdgeInsetLayout {
  enum Place: String {
    case top, bottom, leading, trailing
  }

  let place: Place
  let spacing: CGFloat

  var isVertical: Bool { place == .top || place == .bottom }
  private var isFirst: Bool { place == .top || place == .leading }

  /// The elements with `part` at the edge.
  func element(around elements: [Element], part: Element, in node: ViewNode) -> Element {
    if isVertical, elements.count == 1, elements[0].scrollsDown { return scrolling(elements[0], part, node) }
    let growth = elements.reduce(into: part.growth) { $0.formUnion($1.growth) }
    return Element(
      key: node.key(), classes: [isVertical ? "vs" : "hs"], style: ["gap": pixels(spacing)],
      children: isFirst ? [part] + elements : elements + [part], growth: growth)
  }

  /// What scrolls and what stays at its edge scroll in one box, where that sticks to the edge. Several at one edge stick
  /// together, later ones outside of earlier ones.
  private func scrolling(_ base: Element, _ part: Element, _ node: ViewNode) -> Element {
    let name = "inset-\(place.rawValue)"
    let room: Style = ["padding-\(place == .top ? "bottom" : "top")": pixels(spacing)]
    let inset = Element(key: node.key(2), classes: ["inset", name], style: room, children: [part])
    guard base.classes.contains("inset-scroll") else {
      let kept = ["inset-grouped", "grouped", "plain", "clear", "bare"].filter(base.classes.contains)
      return Element(
        key: node.key(), classes: ["scroller", "scroller-v", "inset-scroll"] + kept,
        children: isFirst ? [inset, base] : [base, inset], growth: base.growth)
    }
    var children = base.children
    if let index = base.examinedChildren.firstIndex(where: { $0.classes.contains(name) }) {
      let parts = children[index].children
      children[index] = children[index].replacing(children: isFirst ? [part] + parts : parts + [part])
    } else {
      children.insert(inset, at: isFirst ? 0 : children.count)
    }
    return base.replacing(children: children)
  }
}

extension Element {
  /// Whether it is what scrolls up and down.
  fileprivate var scrollsDown: Bool { !Set(classes).isDisjoint(with: ["scroller-v", "list", "form"]) }
}
