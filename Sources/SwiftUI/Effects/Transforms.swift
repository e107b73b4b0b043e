import Foundation

extension View {
  /// The view drawn elsewhere, in points; the room that it takes stays where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(TransformModifier(transform: "translate(\(pixels(x)),\(pixels(y)))", anchor: .center))
  }

  /// The view drawn elsewhere, in points; the room that it takes stays where it is.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// The view turned about a point; the room that it takes stays as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(transform: "rotate(\(angle.css))", anchor: anchor))
  }

  /// The view larger or smaller; the room that it takes stays as it is.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// The view larger or smaller; the room that it takes stays as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// The view larger or smaller in each direction; the room that it takes stays as it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(transform: "scale(\(decimal(x)),\(decimal(y)))", anchor: anchor))
  }

  /// The view turned in space about an axis.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: The axis' direction; x to the right, y down, z towards the viewer.
  ///   - anchor: The point that stays.
  ///   - perspective: How much smaller what is farther away becomes; 0 is not at all.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, perspective: CGFloat = 1
  ) -> some View {
    // The eye is as far as a card is wide, more or less.
    let eye = perspective > 0 ? "perspective(\(pixels(400 / Double(perspective)))) " : ""
    let turn = "rotate3d(\(decimal(axis.x)),\(decimal(axis.y)),\(decimal(axis.z)),\(angle.css))"
    return modifier(TransformModifier(transform: eye + turn, anchor: anchor))
  }

  /// The view with its middle at a point of the room that there is, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: x, y: y))
  }

  /// The view with its middle at a point of the room that there is, all of which it takes.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// Transforms about a point; an outer transform comes before the inner ones in CSS's list.
private struct TransformModifier: PrimitiveModifier {
  let transform: String
  let anchor: UnitPoint

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.combined(content(context), .transform, "transform", anchored) { old, new in "\(new) \(old)" }
  }

  private var anchored: String {
    guard anchor != .center else { return transform }
    let (x, y) = (Double(anchor.x - 0.5) * 100, Double(anchor.y - 0.5) * 100)
    return "translate(\(decimal(x))%,\(decimal(y))%) \(transform) translate(\(decimal(-x))%,\(decimal(-y))%)"
  }
}

private struct PositionModifier: PrimitiveModifier {
  let x: CGFloat
  let y: CGFloat

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    return content.with(
      content.elements.enumerated().map { index, element in
        let place = Element(
          key: node.key(2 * index + 1), classes: ["w", "placed"], style: ["left": pixels(x), "top": pixels(y)],
          children: [element])
        return Element(key: node.key(2 * index), classes: ["w", "placing"], children: [place], growth: .both)
      })
  }
}
