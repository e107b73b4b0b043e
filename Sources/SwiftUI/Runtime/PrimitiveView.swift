/// A view that is drawn here and not by another view's body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering
}

/// A modifier that is drawn here and not by another view's body.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Draws what `content` draws, changed.
  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering
}

/// A view with a modifier that draws itself: what there is most of, and so known by its type and not asked each time.
@MainActor
protocol PrimitivelyModified: View {
  func renderModified(in node: ViewNode, _ context: RenderContext) -> Rendering
}

/// The content of a modifier, ready to be drawn in the context that the modifier makes for it.
@MainActor
struct ModifierContent {
  let view: BoxedView
  let node: ViewNode

  func callAsFunction(_ context: RenderContext) -> Rendering { view.render(at: 0, of: node, context) }
}

/// Draws `view` at `node`, which was made for its type. Where nothing that it depends on is another, what was drawn last is
/// taken.
@MainActor
func render<V: View>(_ view: V, in node: ViewNode, _ context: RenderContext) -> Rendering {
  if let drawing = ViewDrawing<V>.at(node) { return drawing.rendering(of: view, in: node, context) }
  let drawing = ViewDrawing.first(of: view, context.environment)
  node.drawing = drawing
  drawing.drawAnew(in: node)
  return drawing.rendering
}
