/// Views that are moved within a smaller place.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The views.
  public var content: Content
  /// The directions in which they are moved.
  public var axes: Axis.Set
  /// Whether it is shown where they are.
  public var showsIndicators: Bool

  /// Makes a view whose content is moved in some directions.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    let (isVertical, isHorizontal) = (axes.contains(.vertical), axes.contains(.horizontal))
    var growth: Growth = []
    if isVertical { growth.formUnion([.vertical, .horizontal]) }
    if isHorizontal { growth.insert(.horizontal) }
    for element in content.elements { growth.formUnion(element.growth) }
    var classes = ["scroller"]
    if isVertical { classes.append("scroller-v") }
    if isHorizontal { classes.append("scroller-h") }
    if !showsIndicators || context.environment.hidesScrollIndicators { classes.append("bare") }
    let stack = Element(
      key: node.key(1), classes: [isHorizontal && !isVertical ? "hs" : "vs", "scrolled"], style: ["gap": "8px"],
      children: content.elements)
    return content.with([Element(key: node.key(), classes: classes, children: [stack], growth: growth)])
  }
}

/// Whether it is shown where the content of a scroll view is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// As the browser has it.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// It is shown.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// It is not shown.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// It is never shown.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

extension EnvironmentValues {
  private enum HidesScrollIndicatorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether scroll views do not show where their content is.
  var hidesScrollIndicators: Bool {
    get { self[HidesScrollIndicatorsKey.self] }
    set { self[HidesScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// The view, whose scroll views show where their content is, or do not.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    changedEnvironment { $0.hidesScrollIndicators = visibility.isHidden }
  }
}
