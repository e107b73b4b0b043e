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

/// The content of a modifier, ready to be drawn in the context that the modifier makes for it.
@MainActor
struct ModifierContent {
  let render: (RenderContext) -> Rendering

  func callAsFunction(_ context: RenderContext) -> Rendering { render(context) }
}

/// Draws `view` at `node`: by itself when it can, else by its body. Where nothing that it depends on is another, what was
/// drawn last is taken.
@MainActor
func render<V: View>(_ view: V, in node: ViewNode, _ context: RenderContext) -> Rendering {
  if let primitive = view as? any PrimitiveView {
    return renderPrimitive(view, in: node, context) { primitive.render(in: node, context) }
  }
  let memory = node.memory(of: CompositeMemory<V>.self)
  if let memory, memory.environment.isSame(as: context.environment), !node.isDirty,
    ValueBytes.areEqual(memory.view, view)
  {
    if node.hasDirtyDescendant {
      node.hasDirtyDescendant = false
      memory.rendering = render(memory.body, in: node.child(0, as: V.Body.self), context)
    }
    return memory.rendering
  }
  var installed = view
  node.isDirty = false
  node.hasDirtyDescendant = false
  DynamicPropertyLayout.of(V.self).install(into: &installed, of: node, context)
  let body = node.observing { installed.body }
  let rendering = render(body, in: node.child(0, as: V.Body.self), context)
  node.remember(
    CompositeMemory(view: view, body: body, environment: context.environment, rendering: rendering))
  return rendering
}

/// Draws a view that draws itself, when it, what it inherits, or something below is another than at the last drawing.
@MainActor
private func renderPrimitive<V: View>(
  _ view: V, in node: ViewNode, _ context: RenderContext, _ draw: () -> Rendering
) -> Rendering {
  let last = node.lastDrawing as? PrimitiveMemory<V>
  let isSame =
    if let last { last.environment.isSame(as: context.environment) && ValueBytes.areEqual(last.view, view) } else {
      false
    }
  if let last, isSame, !node.isDirty, !node.hasDirtyDescendant { return last.rendering }
  if node.isDirty { node.lastEvaluation = nil }
  node.isDirty = false
  node.hasDirtyDescendant = false
  let rendering = draw()
  if let last, isSame {
    last.rendering = rendering
  } else {
    node.lastDrawing = PrimitiveMemory(view: view, environment: context.environment, rendering: rendering)
  }
  return rendering
}

/// What a view that draws itself drew last, and from what.
private final class PrimitiveMemory<V: View> {
  let view: V
  let environment: EnvironmentValues
  var rendering: Rendering

  init(view: V, environment: EnvironmentValues, rendering: Rendering) {
    self.view = view
    self.environment = environment
    self.rendering = rendering
  }
}

/// What a view with a body drew last, and from what.
private final class CompositeMemory<V: View> {
  let view: V
  let body: V.Body
  let environment: EnvironmentValues
  var rendering: Rendering

  init(view: V, body: V.Body, environment: EnvironmentValues, rendering: Rendering) {
    self.view = view
    self.body = body
    self.environment = environment
    self.rendering = rendering
  }
}
