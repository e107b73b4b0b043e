import Foundation

/// The views one below the other, as wide as there is room. All of them are drawn, as in a `VStack`.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: Stack<Content>

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views lie from side to side.
  ///   - spacing: The distance between two views in points; nil for the usual one.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .vertical, alignment: alignment.css, spacing: spacing, content: content())
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    stack.render(in: node, context).mapElements { $0.replacing(growth: $0.growth.union(.horizontal)) }
  }
}

/// The views one beside the other, as high as there is room. All of them are drawn, as in an `HStack`.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let stack: Stack<Content>

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views lie from top to bottom.
  ///   - spacing: The distance between two views in points; nil for the usual one.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .horizontal, alignment: alignment.css, spacing: spacing, content: content())
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    stack.render(in: node, context).mapElements { $0.replacing(growth: $0.growth.union(.vertical)) }
  }
}
