import Foundation

extension View {
  /// The view with other views behind it, as large as it is.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isAbove: false))
  }

  /// The view with another one behind it, as large as it is.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isAbove: false))
  }

  /// The view on a ground.
  ///
  /// - Parameter edges: Where the ground goes on to the window's edge.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(GroundModifier(fill: style._fill))
  }

  /// The view on the window's own ground.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(GroundModifier(fill: Color.ground._fill))
  }

  /// The view on a ground of a shape.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    modifier(ShapedGroundModifier(fill: style._fill, shape: shape, fillStyle: fillStyle))
  }

  /// The view on the window's own ground, of a shape.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(Color.ground, in: shape, fillStyle: fillStyle)
  }

  /// The view with other views above it, as large as it is.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isAbove: true))
  }

  /// The view with another one above it, as large as it is.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isAbove: true))
  }

  /// The view with a style above it.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(Rectangle().fill(style), alignment: .center)
  }

  /// The view with a style above it, in a shape.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  {
    overlay(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// The view with a line within its sides.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(fill: content._fill, width: width))
  }
}

extension Color {
  fileprivate static let ground = Color(css: "var(--ground)")
}

/// Puts a view behind or above another one, which alone says how large both are.
private struct LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let alignment: Alignment
  let isAbove: Bool

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    let layer = SwiftUI.render(layer, in: node.child(1, as: Layer.self), context)
    var preferences = content.preferences
    preferences.append(layer.preferences)
    guard let first = content.elements.first else { return content }
    let style: Style = alignment == .center ? [:] : ["place-items": alignment.placeItems]
    let back = Element(
      key: node.key(1), classes: ["zs", isAbove ? "above" : "behind"], style: style, children: layer.elements)
    var rest = Array(content.elements)
    rest[0] = Element(
      key: node.key(), classes: ["w", "layered"], children: isAbove ? [first, back] : [back, first],
      growth: first.growth, ratio: first.ratio)
    return Rendering(rest, preferences: preferences)
  }
}

/// A ground is the view's own where it can be.
private struct GroundModifier: PrimitiveModifier {
  let fill: _Fill

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.painted(content(context), .ground, fill.resolved(in: context).style)
  }
}

private struct ShapedGroundModifier<S: Shape>: PrimitiveModifier {
  let fill: _Fill
  let shape: S
  let fillStyle: FillStyle

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    if let shape = shape as? any BoxShape, !shape.box.isSquare, shape.box.inset == 0 {
      var style = fill.resolved(in: context).style
      style["border-radius"] = shape.box.radius
      return node.painted(content(context), .ground, style)
    }
    let ground = ShapeView(shape: shape, paints: [.fill(fill, isEvenOdd: fillStyle.isEOFilled)])
    return LayerModifier(layer: ground, alignment: .center, isAbove: false).render(content, in: node, context)
  }
}

private struct BorderModifier: PrimitiveModifier {
  let fill: _Fill
  let width: CGFloat

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    if let color = fill.resolved(in: context).color {
      let style: Style = ["outline": "\(pixels(width)) solid \(color)", "outline-offset": pixels(-width)]
      return node.painted(content(context), .border, style)
    }
    let line = ShapeView(
      shape: Rectangle(), paints: [.stroke(fill, StrokeStyle(lineWidth: width), isWithin: true)])
    return LayerModifier(layer: line, alignment: .center, isAbove: true).render(content, in: node, context)
  }
}
