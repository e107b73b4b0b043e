import Foundation

/// A shape with what it is painted with, one above the other.
public struct ShapeView<Content: Shape>: PrimitiveView {
  let shape: Content
  let paints: [ShapePaint]

  nonisolated init(shape: Content, paints: [ShapePaint]) {
    self.shape = shape
    self.paints = paints
  }

  private func painted(_ paint: ShapePaint) -> ShapeView { ShapeView(shape: shape, paints: paints + [paint]) }

  /// The same with a filling above.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView {
    painted(.fill(content._fill, isEvenOdd: style.isEOFilled))
  }

  /// The same with a line along the outline above; half of it lies without.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with a line along the outline above; half of it lies without.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    painted(.stroke(content._fill, style, isWithin: false))
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let paints = paints.map { $0.resolved(in: context) }
    if let shape = shape as? any BoxShape, let style = ShapePaint.boxStyle(paints) {
      return Rendering(box(shape.box, style, in: node))
    }
    return Rendering(drawing(paints, in: node))
  }

  @MainActor
  private func box(_ box: ShapeBox, _ style: Style, in node: ViewNode) -> Element {
    var style = style
    style["border-radius"] = box.radius
    if !box.isSquare, box.inset == 0 {
      return Element(key: node.key(), classes: ["shape"], style: style, growth: .both)
    }
    let length = box.isSquare ? "100cqmin" : "100%"
    let shown = box.inset == 0 ? length : "calc(\(length) - \(pixels(2 * box.inset)))"
    if box.isSquare || box.inset != 0 {
      style["width"] = shown
      style["height"] = shown
    }
    return Element(
      key: node.key(), classes: ["shape", "room"], children: [Element(key: node.key(1), style: style)], growth: .both)
  }

  /// Any other shape is drawn for the size that the page has told; until it has, for a square that is stretched.
  @MainActor
  private func drawing(_ paints: [ShapePaint], in node: ViewNode) -> Element {
    let memory = node.memory(orMade: { MeasuredSize() })
    let size = memory.size ?? CGSize(width: 100, height: 100)
    let drawing = ShapeDrawing(size: size, isMeasured: memory.size != nil)
    let parts = paints.enumerated().map { index, paint in
      paint.drawn(shape, drawing, key: node.key(2 * index + 1), pathKey: node.key(2 * index + 2))
    }
    return Element(
      key: node.key(), classes: ["shape", "drawn"], children: parts, actions: [.size: memory.action(node)],
      growth: .both)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The same with a line along the outline above, all of it within.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with a line along the outline above, all of it within.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle) -> ShapeView {
    painted(.stroke(content._fill, style, isWithin: true))
  }
}

/// The size of an element, as the page told it.
@MainActor
final class MeasuredSize {
  private(set) var size: CGSize?

  /// Takes a size and draws the node again when it is another.
  func action(_ node: ViewNode) -> Element.Action {
    { [weak self, weak node] value in
      guard let self, let numbers = value.numbers(4), numbers.prefix(2).allSatisfy({ $0 >= 0 && $0 < 100_000 }) else {
        return
      }
      let told = CGSize(width: numbers[0], height: numbers[1])
      guard told != size else { return }
      size = told
      node?.invalidate()
    }
  }
}
