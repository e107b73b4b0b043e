import Foundation

/// What a shape is painted with.
enum ShapePaint: Sendable {
  case fill(_Fill, isEvenOdd: Bool)
  case stroke(_Fill, StrokeStyle, isWithin: Bool)

  @MainActor
  func resolved(in context: RenderContext) -> ShapePaint {
    switch self {
    case .fill(let fill, let isEvenOdd): .fill(fill.resolved(in: context), isEvenOdd: isEvenOdd)
    case .stroke(let fill, let style, let isWithin): .stroke(fill.resolved(in: context), style, isWithin: isWithin)
    }
  }

  private var fill: _Fill {
    switch self {
    case .fill(let fill, _), .stroke(let fill, _, _): fill
    }
  }

  /// The paints as declarations of one box: a ground, then one line of one colour; nil when that is not all.
  static func boxStyle(_ paints: [ShapePaint]) -> Style? {
    var style = Style()
    for (index, paint) in paints.enumerated() {
      switch paint {
      case .fill(let fill, _):
        guard index == 0 else { return nil }
        style = fill.style
      case .stroke(let fill, let stroke, let isWithin):
        guard let color = fill.color, stroke.dash.isEmpty, style["outline"] == nil else { return nil }
        // An outline takes no room, so the ground is the same with and without it.
        style["outline"] = "\(pixels(stroke.lineWidth)) solid \(color)"
        style["outline-offset"] = pixels(isWithin ? -stroke.lineWidth : -stroke.lineWidth / 2)
      }
    }
    if case .stroke? = paints.first { style["pointer-events"] = "none" }
    return style
  }

  /// The paint as an SVG image, or as a ground that is cut out along the outline where it is no colour.
  @MainActor
  func drawn<S: Shape>(_ shape: S, _ drawing: ShapeDrawing, key: ElementKey, pathKey: ElementKey) -> Element {
    let attributes = pathAttributes(shape, drawing)
    if fill.color != nil {
      let path = Element("path", key: pathKey, attributes: attributes)
      return Element(
        "svg", key: key, classes: drawing.isMeasured ? [] : ["stretched"],
        attributes: [Attribute("viewBox", drawing.viewBox(margin: 0)), Attribute("aria-hidden", "true")]
          + (drawing.isMeasured ? [] : [Attribute("preserveAspectRatio", "none")]),
        children: [path])
    }
    let text = attributes.map { "\($0.name)='\($0.value)'" }.joined(separator: " ")
    let address = SVGAddress.of("<path \(text)/>", viewBox: drawing.viewBox(margin: margin))
    var style = fill.style
    style["mask"] = "\(address) 0 0/100% 100% no-repeat"
    style["inset"] = pixels(-margin)
    return Element(key: key, style: style)
  }

  /// How far it reaches beyond the outline, in points.
  private var margin: Double {
    if case .stroke(_, let style, false) = self { return Double(style.lineWidth) / 2 }
    return 0
  }

  private func pathAttributes<S: Shape>(_ shape: S, _ drawing: ShapeDrawing) -> [Attribute] {
    switch self {
    case .fill(let fill, let isEvenOdd):
      return [
        Attribute("d", shape.path(in: drawing.rect).svg), Attribute("fill", "currentColor"),
        Attribute("fill-rule", isEvenOdd ? "evenodd" : "nonzero"),
      ] + Self.style(fill, nil)
    case .stroke(let fill, let style, let isWithin):
      let rect = isWithin ? drawing.rect.shrunk(by: style.lineWidth / 2) : drawing.rect
      let part = drawing.isMeasured && style.dash.isEmpty ? shape as? any PartialShape : nil
      var attributes = [
        Attribute("d", (part?.wholePath(in: rect) ?? shape.path(in: rect)).svg), Attribute("fill", "none"),
        Attribute("stroke", "currentColor"),
        Attribute("stroke-width", decimal(style.lineWidth)), Attribute("stroke-linecap", style.lineCap.rawValue),
        Attribute("stroke-linejoin", style.lineJoin.rawValue),
        Attribute("stroke-miterlimit", decimal(max(style.miterLimit, 1))),
      ]
      if !style.dash.isEmpty {
        attributes.append(Attribute("stroke-dasharray", style.dash.map { decimal($0) }.joined(separator: " ")))
        attributes.append(Attribute("stroke-dashoffset", decimal(style.dashPhase)))
      }
      if !drawing.isMeasured { attributes.append(Attribute("vector-effect", "non-scaling-stroke")) }
      if part != nil { attributes.append(Attribute("pathLength", "100")) }
      return attributes + Self.style(fill, part)
    }
  }

  /// What changes smoothly in an animation. Within a mask every colour does, so it is left out there.
  private static func style(_ fill: _Fill, _ part: (any PartialShape)?) -> [Attribute] {
    var style = Style()
    if let color = fill.color, color != "currentColor" { style["color"] = color }
    if let part {
      let (start, end) = (min(max(Double(part.start), 0), 1), min(max(Double(part.end), 0), 1))
      style["stroke-dasharray"] = "\(decimal(max(end - start, 0) * 100)) 200"
      style["stroke-dashoffset"] = decimal(-start * 100)
      // A dash of no length would have round ends.
      style["stroke-opacity"] = end > start ? "1" : "0"
    }
    return style.isEmpty ? [] : [Attribute("style", style.text)]
  }
}

/// The room for which a shape is drawn.
struct ShapeDrawing {
  let size: CGSize
  /// Whether the page has told the size.
  let isMeasured: Bool

  var rect: CGRect { CGRect(origin: .zero, size: size) }

  func viewBox(margin: Double) -> String {
    [-margin, -margin, size.width + 2 * margin, size.height + 2 * margin].map { decimal(Double($0)) }
      .joined(separator: " ")
  }
}
