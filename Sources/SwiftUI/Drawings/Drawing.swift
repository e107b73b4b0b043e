import Foundation

/// A part of a picture or of its description, as HTML and SVG have it.
package struct DrawingPart: Sendable {
  package var tag: String
  package var attributes: [(name: String, value: String)]
  package var text: String?
  package var children: [DrawingPart]

  package init(
    _ tag: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil,
    children: [DrawingPart] = []
  ) {
    self.tag = tag
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// The part as an element of a node, numbered through.
  @MainActor
  fileprivate func element(
    _ node: ViewNode, _ part: inout Int, _ placeActions: Actions
  ) -> Element {
    part += 1
    let key = node.key(part)
    let children = children.map { $0.element(node, &part, placeActions) }
    let isPlace = attributes.contains { $0.name == "data-place" }
    return Element(
      tag, key: key, attributes: attributes.map { Attribute($0.name, $0.value) }, text: text, children: children,
      actions: isPlace ? placeActions : [:])
  }
}

/// A picture that another module of the package draws for the size of its place.
///
/// The part with the attribute `data-place` is the place; the page measures it. It takes all the room there is.
package struct Drawing: PrimitiveView {
  private let label: String
  private let parts: @MainActor (CGSize?) -> [DrawingPart]

  /// - Parameters:
  ///   - label: The picture's name for those who do not see it.
  ///   - parts: The picture; the size is nil until it is known.
  package init(label: String, parts: @escaping @MainActor (CGSize?) -> [DrawingPart]) {
    self.label = label
    self.parts = parts
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let place = node.memory(orMade: DrawingPlace.init).size
    let drawn = node.observing { parts(place.get()) }
    let actions: Actions = [
      .size: { value in
        guard let numbers = value.numbers(4) else { return }
        place.set(CGSize(width: min(max(numbers[0], 0), 20_000), height: min(max(numbers[1], 0), 20_000)))
      }
    ]
    var part = 0
    let children = drawn.map { $0.element(node, &part, actions) }
    return Rendering(
      Element(
        key: node.key(), classes: ["drawing"],
        attributes: [Attribute("role", "figure"), Attribute("aria-label", label)], children: children, growth: .both))
  }
}

/// The last size that the page has said.
@MainActor
private final class DrawingPlace {
  let size = StoredLocation<CGSize?>(nil)
}

extension ShapeStyle {
  /// The style as a CSS colour; the first colour of one that has several.
  package var cssColor: String { _fill.color ?? _fill.firstColor }
}

extension _Fill {
  /// The first colour of a gradient's CSS, or the text's colour where there is none.
  fileprivate var firstColor: String {
    guard let start = background.range(of: "gradient(") else { return "currentColor" }
    var depth = 0
    var piece = ""
    for character in background[start.upperBound...] {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 || (depth == 0 && character == ",") {
        if let color = _Fill.color(of: piece) { return color }
        piece = ""
        if depth < 0 { break }
      } else {
        piece.append(character)
      }
    }
    return "currentColor"
  }

  /// The colour of a gradient's stop; nil for a direction.
  private static func color(of stop: String) -> String? {
    let words = stop.trimmingCharacters(in: .whitespaces)
    let isColor = words.hasPrefix("#") || words.hasPrefix("var(") || words.hasPrefix("color")
    guard isColor else { return nil }
    return words.split(separator: " ").count > 1 && !words.hasSuffix(")")
      ? words.split(separator: " ").dropLast().joined(separator: " ") : words
  }
}
