import Foundation

/// A picture for the size of its place, with views in it.
package struct DrawingPlan {
  /// The views, which parts show by their position here.
  package var views: [AnyView]
  /// The parts, once it is known how much text the views have.
  package var parts: @MainActor ([TextExtent]) -> [DrawingPart]

  package init(views: [AnyView] = [], parts: @escaping @MainActor ([TextExtent]) -> [DrawingPart]) {
    self.views = views
    self.parts = parts
  }
}

/// How much text a view has: the letters of its longest line, and its lines.
package struct TextExtent: Equatable, Sendable {
  package var letters = 0
  package var lines = 0

  package init(letters: Int = 0, lines: Int = 0) {
    self.letters = letters
    self.lines = lines
  }

  package init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(letters: lines.map(\.count).max() ?? 0, lines: lines.count)
  }

  /// That of several elements, side by side, one below the other, or one above the other.
  @MainActor
  fileprivate init(_ elements: [Element], in classes: [String]) {
    let extents = elements.map { $0.text.map { TextExtent($0) } ?? TextExtent($0.examinedChildren, in: $0.classes) }
    let (letters, lines) = (extents.map(\.letters), extents.map(\.lines))
    self.init(
      letters: classes.contains("hs") ? letters.reduce(0, +) : letters.max() ?? 0,
      lines: classes.contains("vs") ? lines.reduce(0, +) : lines.max() ?? 0)
  }
}

/// A part of a picture or of its description, as HTML and SVG have it.
package struct DrawingPart: Sendable {
  package var tag: String
  package var attributes: [(name: String, value: String)]
  package var text: String?
  package var children: [DrawingPart]
  /// The position of the view that it shows.
  package var view: Int?

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
    _ node: ViewNode, _ part: inout Int, _ placeActions: Actions, _ views: [Rendering]
  ) -> Element {
    part += 1
    let key = node.key(part)
    let children =
      view.map { views[$0].elements } ?? children.map { $0.element(node, &part, placeActions, views) }
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
  private let plan: @MainActor (CGSize?) -> DrawingPlan

  /// - Parameters:
  ///   - label: The picture's name for those who do not see it.
  ///   - plan: The picture; the size is nil until it is known.
  package init(label: String, plan: @escaping @MainActor (CGSize?) -> DrawingPlan) {
    self.label = label
    self.plan = plan
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: DrawingPlace.init)
    let place = memory.size
    let planned = node.observing { plan(place.get()) }
    let views = planned.views.enumerated().map { index, view in
      SwiftUI.render(view, in: node.child(index, as: AnyView.self), context)
    }
    for index in views.count..<max(memory.viewCount, views.count) { node.removeChild(index) }
    memory.viewCount = views.count
    let drawn = planned.parts(views.map { TextExtent($0.elements, in: []) })
    let actions: Actions = [
      .size: { value in
        guard let numbers = value.numbers(4) else { return }
        place.set(CGSize(width: min(max(numbers[0], 0), 20_000), height: min(max(numbers[1], 0), 20_000)))
      }
    ]
    var part = 0
    let children = drawn.map { $0.element(node, &part, actions, views) }
    var preferences = Preferences()
    for view in views { preferences.append(view.preferences) }
    return Rendering(
      Element(
        key: node.key(), classes: ["drawing"],
        attributes: [Attribute("role", "figure"), Attribute("aria-label", label)], children: children, growth: .both),
      preferences: preferences)
  }
}

/// The last size that the page has said.
@MainActor
private final class DrawingPlace {
  let size = StoredLocation<CGSize?>(nil)
  var viewCount = 0
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
