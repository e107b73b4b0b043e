import Foundation

extension View {
  /// The view cut along a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// The view cut along the sides of its frame.
  public func clipped() -> some View { modifier(PaintModifier(stage: .clip, style: ["overflow": "clip"])) }

  /// The view with round corners, in points.
  public func cornerRadius(_ radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }

  /// The view where taps and gestures count. All of the view's rectangle counts, also where it shows nothing, whatever
  /// the shape.
  ///
  /// - Parameter eoFill: Whether what lies within an even number of outlines is left out.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// The view as far as a shape or a gradient is opaque.
  public func mask<Mask: MaskingView>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask()))
  }

  /// The view as far as a shape or a gradient is opaque.
  public func mask<Mask: MaskingView>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask)) }
}

/// Cuts along a shape: a box's own corners where they do, else along the outline for the size that the page tells.
private struct ClipModifier<S: Shape>: PrimitiveModifier {
  let shape: S
  let isEvenOdd: Bool

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    if let shape = shape as? any BoxShape, shape.box.inset == 0 {
      if shape.box.isSquare {
        return node.painted(content(context), .clipPath, ["clip-path": "circle()"])
      }
      return node.painted(content(context), .clip, ["border-radius": shape.box.radius, "overflow": "clip"])
    }
    let memory = node.memory(orMade: { MeasuredSize() })
    let style: Style = memory.size.map { ["clip-path": path(for: $0)] } ?? [:]
    return node.box(content(context), style: style, actions: [.size: memory.action(node)])
  }

  private func path(for size: CGSize) -> String {
    let path = shape.path(in: CGRect(origin: .zero, size: size)).svg
    return "path(\(isEvenOdd ? "evenodd" : "nonzero"),\"\(path)\")"
  }
}

/// A view that CSS can cut another one with: a shape or a gradient.
public protocol MaskingView: View {
  /// A CSS `mask` for a size in points; not for apps.
  nonisolated func _mask(_ size: CGSize) -> String
}

extension ShapeView: MaskingView {
  /// The filled outline.
  public nonisolated func _mask(_ size: CGSize) -> String { maskAddress(of: shape, size) }
}

extension LinearGradient: MaskingView {
  /// The gradient.
  public nonisolated func _mask(_ size: CGSize) -> String { css }
}

extension RadialGradient: MaskingView {
  /// The gradient.
  public nonisolated func _mask(_ size: CGSize) -> String { css }
}

extension AngularGradient: MaskingView {
  /// The gradient.
  public nonisolated func _mask(_ size: CGSize) -> String { css }
}

extension MaskingView where Self: Shape {
  /// The filled outline.
  public nonisolated func _mask(_ size: CGSize) -> String { maskAddress(of: self, size) }
}

extension Rectangle: MaskingView {}
extension RoundedRectangle: MaskingView {}
extension UnevenRoundedRectangle: MaskingView {}
extension Capsule: MaskingView {}
extension Ellipse: MaskingView {}
extension Circle: MaskingView {}

private func maskAddress<S: Shape>(of shape: S, _ size: CGSize) -> String {
  let path = shape.path(in: CGRect(origin: .zero, size: size)).svg
  let image = SVGAddress.of(
    "<path d='\(path)'/>", viewBox: ShapeDrawing(size: size, isMeasured: true).viewBox(margin: 0))
  return "\(image) 0 0/100% 100% no-repeat"
}

private struct MaskModifier<Mask: MaskingView>: PrimitiveModifier {
  let mask: Mask

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: { MeasuredSize() })
    let style: Style = memory.size.map { ["mask": mask._mask($0)] } ?? [:]
    return node.box(content(context), style: style, actions: [.size: memory.action(node)])
  }
}
