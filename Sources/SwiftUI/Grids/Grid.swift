import Foundation

/// Rows of views whose columns are as wide as their widest view.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Makes a grid of rows; a view that is no row takes all columns.
  ///
  /// - Parameters:
  ///   - alignment: Where a view lies in its cell.
  ///   - horizontalSpacing: The distance between two columns in points; nil for the usual one.
  ///   - verticalSpacing: The distance between two rows in points; nil for the usual one.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    let rows = content.elements.filter { $0.classes.contains("grid-row") }
    let count = max(rows.map(\.examinedChildren.count).max() ?? 1, 1)
    // A column with a view that grows shares the room; the others are as wide as their views.
    let columns = (0..<count).map { column in
      rows.contains { column < $0.children.count && $0.children[column].growth.contains(.horizontal) }
        ? "minmax(0,1fr)" : "auto"
    }
    let usual = Stack<EmptyView>.usualSpacing
    var style: Style = [
      "grid-template-columns": columns.joined(separator: " "),
      "gap": "\(pixels(verticalSpacing ?? usual)) \(pixels(horizontalSpacing ?? usual))",
    ]
    if alignment != .center { style["place-items"] = alignment.placeItems }
    let growth = content.elements.reduce(into: Growth()) { $0.formUnion($1.growth) }
    return content.with([
      Element(
        key: node.key(), classes: ["grid", "grid-rows"], style: style, children: content.elements, growth: growth)
    ])
  }
}

/// A row of a grid. Outside a grid its views lie beside each other.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row whose views lie at `alignment` in it; nil for where the grid's views lie.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    let growth = content.elements.reduce(into: Growth()) { $0.formUnion($1.growth) }
    let style: Style = alignment.map { ["align-items": $0.css] } ?? [:]
    return content.with([
      Element(
        key: node.key(), classes: ["grid-row"], style: style, children: content.elements, growth: growth)
    ])
  }
}

extension View {
  /// The view, which takes `count` columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View { inherited(["grid-column": "span \(max(count, 1))"]) }
}
