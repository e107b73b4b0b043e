import Foundation

/// Views in columns, filled row by row. All of them are drawn.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let tracks: GridTracks
  private let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; without any nothing is shown.
  ///   - alignment: Where the columns lie in the grid, and the views in them.
  ///   - spacing: The distance between two rows in points; nil for the usual one.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(items: columns, isVertical: true, spacing: spacing, alignment: alignment.css)
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    return content.with(tracks.element(content.elements, "grid-v", .horizontal, node))
  }
}

/// Views in rows, filled column by column. All of them are drawn.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let tracks: GridTracks
  private let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows; without any nothing is shown.
  ///   - alignment: Where the rows lie in the grid, and the views in them.
  ///   - spacing: The distance between two columns in points; nil for the usual one.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(items: rows, isVertical: false, spacing: spacing, alignment: alignment.css)
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    return content.with(tracks.element(content.elements, "grid-h", .vertical, node))
  }
}

extension GridTracks {
  @MainActor
  fileprivate func element(_ children: [Element], _ name: String, _ growth: Growth, _ node: ViewNode) -> [Element] {
    if items.isEmpty { return [] }
    return [Element(key: node.key(), classes: ["grid", name], style: style, children: children, growth: growth)]
  }
}
