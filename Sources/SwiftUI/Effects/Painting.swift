/// When, within one element, browsers paint what a property says: what comes later is applied to all that came before.
enum PaintStage: Int, Comparable {
  /// Nothing that is painted.
  case none
  case ground
  /// A line along the sides, above the content.
  case border
  /// Round corners, and the content cut along them.
  case clip
  /// A shadow, a blur, other colours.
  case filter
  case clipPath
  case opacity
  case transform

  static func < (left: PaintStage, right: PaintStage) -> Bool { left.rawValue < right.rawValue }

  /// The stage of a CSS property.
  static func of(_ property: String) -> PaintStage {
    switch property {
    case "background", "backdrop-filter": .ground
    case "outline", "outline-offset": .border
    case "border-radius", "overflow": .clip
    case "box-shadow", "filter": .filter
    case "clip-path", "mask": .clipPath
    case "opacity": .opacity
    case "transform": .transform
    default: .none
    }
  }
}

extension Element {
  /// The last stage that the element's own style has.
  var lastStage: PaintStage { style.declarations.map { .of($0.name) }.max() ?? .none }

  /// Whether the element is nothing but a box, so that a ground and a border can be its own.
  var isPlain: Bool {
    guard ["div", "span", "img", "svg"].contains(tag) else { return false }
    return classes.allSatisfy { Element.plainClasses.contains($0) }
  }

  private static let plainClasses: Set<String> = [
    "w", "fixed", "vs", "hs", "zs", "text", "picture", "shape", "room", "drawn", "layered",
  ]
}

extension ViewNode {
  /// Paints something more: as part of each element's own style where browsers paint it last, else of a box around it.
  func painted(_ content: Rendering, _ stage: PaintStage, _ style: Style) -> Rendering {
    content.with(
      content.elements.enumerated().map { index, element in
        if element.isPlain, element.lastStage < stage { return element.adding(style: style) }
        return element.boxed(key(index), style)
      })
  }

  /// Transforms or filters further: several of these are one list, in which `combine` finds the place.
  func combined(
    _ content: Rendering, _ stage: PaintStage, _ property: String, _ value: String,
    _ combine: (_ old: String, _ new: String) -> String
  ) -> Rendering {
    content.with(
      content.elements.enumerated().map { index, element in
        guard element.isPlain, element.lastStage <= stage else { return element.boxed(key(index), [property: value]) }
        var style = element.style
        style[property] = style[property].map { combine($0, value) } ?? value
        return element.replacing(style: style)
      })
  }
}

extension Element {
  fileprivate func boxed(_ key: ElementKey, _ style: Style) -> Element {
    Element(key: key, classes: ["w"], style: style.filled(from: placing), children: [self], growth: growth)
  }
}

/// Paints something more.
struct PaintModifier: PrimitiveModifier {
  let stage: PaintStage
  let style: Style

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.painted(content(context), stage, style)
  }
}
