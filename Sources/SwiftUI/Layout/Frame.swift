import Foundation

extension View {
  /// The view in a box of a fixed width, height, or both, in points.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(
      FrameModifier(
        width: .init(minimum: nil, ideal: width, maximum: nil),
        height: .init(minimum: nil, ideal: height, maximum: nil),
        isFixed: true, alignment: alignment))
  }

  /// The view in a box that is at least, usually and at most so large, in points. A maximum of `.infinity` takes all the
  /// room there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), isFixed: false, alignment: alignment)
    )
  }
}

private struct FrameModifier: PrimitiveModifier {
  struct Length {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?
  }

  let width: Length
  let height: Length
  let isFixed: Bool
  let alignment: Alignment

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var style = Style()
    if alignment != .center { style["place-items"] = alignment.placeItems }
    declare(width, "width", &style)
    declare(height, "height", &style)
    let isRigid = isFixed && (width.ideal != nil || height.ideal != nil)
    let content = content(context)
    // Of what keeps its proportions one side follows from the other.
    if isRigid, let ratio = content.elements.first?.ratio {
      if let height = height.ideal { style["width"] = style["width"] ?? pixels(height * ratio) }
      if let width = width.ideal { style["height"] = style["height"] ?? pixels(width / ratio) }
      return node.box(content, classes: ["w", "fixed"], style: style) { _ in [] }
    }
    return node.box(content, classes: isRigid ? ["w", "fixed"] : ["w"] + limits, style: style) { growth in
      grown(growth, .horizontal, width).union(grown(growth, .vertical, height))
    }
  }

  /// Classes of a box that grows up to a size: then it lies as its stack has it.
  private var limits: [String] {
    [(width, "limited-x"), (height, "limited-y")].compactMap { length, name in
      length.maximum.map(\.isFinite) == true ? name : nil
    }
  }

  private func declare(_ length: Length, _ name: String, _ style: inout Style) {
    if isFixed {
      style[name] = length.ideal.map { pixels($0) }
      return
    }
    style["min-\(name)"] = length.minimum.map { pixels($0) }
    if let maximum = length.maximum, maximum.isFinite {
      style["max-\(name)"] = pixels(maximum)
    }
  }

  /// Whether the box grows in a direction: a fixed one does not, one with a maximum does, another one as its content.
  private func grown(_ growth: Growth, _ direction: Growth, _ length: Length) -> Growth {
    if isFixed { return length.ideal == nil ? growth.intersection(direction) : [] }
    if length.maximum != nil { return direction }
    return growth.intersection(direction)
  }
}
