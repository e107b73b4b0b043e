/// A part of what a bar shows.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content that it is made of.
  associatedtype Body: ToolbarContent

  /// What it is made of.
  @ToolbarContentBuilder
  var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// The framework shows this content; its body is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework and has no body") }
}

/// Content of a bar that is drawn here and not by another content's body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// Draws the content as wishes for the bar; there are no elements.
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering
}

/// A bar's content as a view without elements of its own.
struct ToolbarContentView<Content: ToolbarContent>: PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.render(in: node, context) }
    var installed = content
    DynamicPropertyLayout.of(Content.self).install(into: &installed, of: node, context)
    let body = node.observing { installed.body }
    return draw(body, at: 0, in: node, context)
  }
}

/// Draws a part of a bar's content.
@MainActor
private func draw<Content: ToolbarContent>(
  _ content: Content, at index: Int, in node: ViewNode, _ context: RenderContext
) -> Rendering {
  render(ToolbarContentView(content), in: node.child(index, as: Content.self), context)
}

/// Makes one content of the parts that a closure lists.
@resultBuilder
public enum ToolbarContentBuilder {
  /// A part as it stands.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// One part.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several parts.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    ToolbarTuple(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> { .first(first) }

  /// The other branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> { .second(second) }
}

private struct ToolbarTuple<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension ToolbarTuple: PrimitiveToolbarContent {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = Rendering()
    var index = 0
    for part in repeat each content {
      rendering.append(draw(part, at: index, in: node, context))
      index += 1
    }
    return rendering
  }
}

/// One of two parts of a bar, as `if` and `switch` make it.
public enum _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
  /// The condition held.
  case first(First)
  /// It did not.
  case second(Second)

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    switch self {
    case .first(let content):
      node.removeChild(1)
      return draw(content, at: 0, in: node, context)
    case .second(let content):
      node.removeChild(0)
      return draw(content, at: 1, in: node, context)
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    guard let content = self else {
      node.removeChild(0)
      return Rendering()
    }
    return draw(content, at: 0, in: node, context)
  }
}
