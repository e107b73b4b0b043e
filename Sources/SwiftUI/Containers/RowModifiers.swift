/// An edge from top or bottom.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The upper one.
  case top
  /// The lower one.
  case bottom

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper one.
    public static let top = Set(rawValue: 1)
    /// The lower one.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// The view, whose row has room around it as `insets` says; nil for the usual room.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    inherited(insets.map { ["--row-insets": $0.css] } ?? [:])
  }

  /// The view, whose row has a line at its edges or none.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    var style = Style()
    if visibility == .hidden {
      if edges.contains(.top) { style["--row-line-above"] = "none" }
      if edges.contains(.bottom) { style["--row-line-below"] = "none" }
    }
    return inherited(style)
  }

  /// The view, whose row lies on another view; nil for the usual ground.
  public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowGroundModifier(ground: view)) }
}

extension View {
  /// The view, whose forms and lists have their usual ground or none.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changedEnvironment { $0.showsScrollGround = visibility != .hidden }
  }
}

extension EnvironmentValues {
  private enum ShowsScrollGroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether forms and lists have a ground.
  var showsScrollGround: Bool {
    get { self[ShowsScrollGroundKey.self] }
    set { self[ShowsScrollGroundKey.self] = newValue }
  }
}

private struct RowGroundModifier<Ground: View>: PrimitiveModifier {
  let ground: Ground?

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    guard let ground else { return content }
    return content.with(
      content.elements.enumerated().map { index, element in
        let ground = SwiftUI.render(ground, in: node.child(index + 2, as: Ground.self), context)
        let under = Element(
          key: node.key(2 * index + 1), classes: ["ground", "zs"], attributes: [Attribute("aria-hidden", "true")],
          children: ground.elements)
        return Element(
          key: node.key(2 * index), classes: ["row-part"], style: element.style.rowDeclarations,
          children: [under, element],
          growth: element.growth, trait: element.trait?.ofBox)
      })
  }
}
