import Foundation

extension View {
  /// The view, less opaque: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> some View {
    modifier(PaintModifier(stage: .opacity, style: ["opacity": decimal(min(max(opacity, 0), 1))]))
  }

  /// The view with a shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  /// The view blurred, by a radius in points.
  public func blur(radius: CGFloat) -> some View { filtered("blur(\(pixels(max(radius, 0))))") }

  /// The view brighter, from -1 (black) to 1 (white).
  public func brightness(_ amount: Double) -> some View { filtered("brightness(\(decimal(max(1 + amount, 0))))") }

  /// The view with more contrast (above 1) or less.
  public func contrast(_ amount: Double) -> some View { filtered("contrast(\(decimal(max(amount, 0))))") }

  /// The view with stronger colours (above 1) or weaker ones.
  public func saturation(_ amount: Double) -> some View { filtered("saturate(\(decimal(max(amount, 0))))") }

  /// The view without colours, from 0 (as it is) to 1.
  public func grayscale(_ amount: Double) -> some View { filtered("grayscale(\(decimal(min(max(amount, 0), 1))))") }

  /// The view with the opposite colours.
  public func colorInvert() -> some View { filtered("invert(1)") }

  private func filtered(_ filter: String) -> some View { modifier(FilterModifier(filter: filter)) }
}

private struct FilterModifier: PrimitiveModifier {
  let filter: String

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.combined(content(context), .filter, "filter", filter) { old, new in "\(old) \(new)" }
  }
}

/// A shadow: of the box where the view has a ground of its own, which is cheap to draw, else of all that is opaque.
private struct ShadowModifier: PrimitiveModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    let hasGround = !content.elements.isEmpty && content.elements.allSatisfy(\.hasGround)
    let place = "\(pixels(x)) \(pixels(y))"
    if hasGround {
      return node.painted(content, .filter, ["box-shadow": "\(place) \(pixels(2 * radius)) \(color.css)"])
    }
    let shadow = "drop-shadow(\(place) \(pixels(radius)) \(color.css))"
    return node.combined(content, .filter, "filter", shadow) { old, new in "\(old) \(new)" }
  }
}

extension Element {
  /// Whether the whole box is seen: it has a ground of its own, or all that has one in it with layers above or behind.
  fileprivate var hasGround: Bool {
    if style["filter"] != nil || style["box-shadow"] != nil { return false }
    if let ground = style["background"] { return style["background-clip"] == nil && ground != "transparent" }
    guard classes.contains("layered") else { return false }
    let sized = examinedChildren.first { !$0.classes.contains("above") && !$0.classes.contains("behind") }
    return sized.map { $0.lastStage <= .border && $0.hasGround } ?? false
  }
}
