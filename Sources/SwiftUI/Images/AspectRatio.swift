import Foundation

/// How a view of fixed proportions takes the room that there is.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits.
  case fit
  /// As small as covers.
  case fill
}

extension View {
  /// The view with fixed proportions, as large as fits into the room there is, or as small as covers it.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height; nil for a picture's own.
  ///   - contentMode: Whether the view lies within the room or covers it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
  }

  /// The view with the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view with its own proportions, as large as fits.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// The view with its own proportions, as small as covers the room there is.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

private struct AspectRatioModifier: PrimitiveModifier {
  let ratio: Double?
  let mode: ContentMode

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    return content.with(
      content.elements.enumerated().map { index, element in
        // What does not grow has a size of its own, which proportions do not change.
        guard let ratio = ratio ?? element.ratio, ratio.isFinite, ratio > 0, !element.growth.isEmpty else {
          return element
        }
        return shaped(element, ratio, key: node.key(index))
      })
  }

  private func shaped(_ element: Element, _ ratio: Double, key: ElementKey) -> Element {
    if let image = fitting(element) { return image }
    let inner = element.keepingProportions()
    return Element(
      key: key, classes: ["ratio"] + (mode == .fill ? ["covering"] : []), style: ["--ratio": decimal(ratio)],
      children: [inner], growth: mode == .fill ? .both : .horizontal, ratio: mode == .fill ? nil : ratio)
  }

  /// A covering picture needs no box around it: browsers cut off what does not fit.
  private func fitting(_ element: Element) -> Element? {
    guard element.tag == "img", mode == .fill, ratio == nil else { return nil }
    var style = element.style
    style["object-fit"] = "cover"
    return element.replacing(style: style)
  }
}

extension Element {
  /// A symbol that is scaled, not stretched.
  fileprivate func keepingProportions() -> Element {
    guard tag == "svg" else { return self }
    return replacing(attributes: ownAttributes.filter { $0.name != "preserveAspectRatio" })
  }
}
