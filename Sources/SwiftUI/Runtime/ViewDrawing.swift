/// What a view of whatever type drew last at its node.
@MainActor
class AnyViewDrawing {
  /// The type of the view.
  let type: ObjectIdentifier
  fileprivate(set) var rendering = Rendering()

  fileprivate init(of type: Any.Type) { self.type = ObjectIdentifier(type) }

  /// Draws the same view once more, as far as what it has read or something below is another.
  func redraw(in node: ViewNode) {}
}

/// What a view drew last at its node, and from what: by its body, unless it is a ``PrimitiveDrawing``.
class ViewDrawing<V: View>: AnyViewDrawing {
  fileprivate var view: V
  private var environment: EnvironmentValues
  private var body: V.Body?
  private let comparison = ValueComparison.of(V.self)

  fileprivate init(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    super.init(of: V.self)
  }

  /// The drawing for a view that has drawn nothing yet.
  static func first(of view: V, _ environment: EnvironmentValues) -> ViewDrawing {
    func modified<M: PrimitivelyModified>(_ view: M) -> AnyObject { ModifiedDrawing(view, environment) }
    func primitive<P: PrimitiveView>(_ view: P) -> AnyObject { PrimitiveDrawing(view, environment) }
    if let view = view as? any PrimitivelyModified, let drawing = modified(view) as? ViewDrawing { return drawing }
    if let view = view as? any PrimitiveView, let drawing = primitive(view) as? ViewDrawing { return drawing }
    return ViewDrawing(view, environment)
  }

  /// The drawing of a view of this type that is at a node, or nil.
  static func at(_ node: ViewNode) -> ViewDrawing? {
    // The cast is proved here: a checked one looks up a type for each view that is drawn.
    guard let drawing = node.drawing, drawing.type == ObjectIdentifier(V.self) else { return nil }
    return unsafeDowncast(drawing, to: ViewDrawing.self)
  }

  /// Draws `view`, as far as it, what it inherits, or something below is another than at the last drawing.
  final func rendering(of view: V, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let isSameView = comparison.areEqual(&self.view, view)
    if isSameView, environment.isSame(as: context.environment) {
      redraw(in: node)
    } else {
      if !isSameView || node.isDirty { node.lastEvaluation = nil }
      self.view = view
      environment = context.environment
      drawAnew(in: node)
    }
    return rendering
  }

  /// Draws all that the view itself comes to.
  final func drawAnew(in node: ViewNode) {
    node.isDirty = false
    node.hasDirtyDescendant = false
    rendering = draw(in: node, RenderContext(environment: environment))
  }

  override final func redraw(in node: ViewNode) {
    if node.isDirty {
      node.lastEvaluation = nil
      drawAnew(in: node)
    } else if node.hasDirtyDescendant {
      node.hasDirtyDescendant = false
      rendering = drawBelow(in: node, RenderContext(environment: environment))
    }
  }

  fileprivate func draw(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var installed = view
    DynamicPropertyLayout.of(V.self).install(into: &installed, of: node, context)
    body = node.observing { installed.body }
    return drawBelow(in: node, context)
  }

  /// Draws when only what is below is another; what has no body is drawn as ever.
  private func drawBelow(in node: ViewNode, _ context: RenderContext) -> Rendering {
    guard let body else { return draw(in: node, context) }
    return render(body, in: node.child(0, as: V.Body.self), context)
  }
}

/// The drawing of a view that draws itself.
private final class PrimitiveDrawing<P: PrimitiveView>: ViewDrawing<P> {
  override func draw(in node: ViewNode, _ context: RenderContext) -> Rendering { view.render(in: node, context) }
}

/// The drawing of a view whose modifier draws itself.
private final class ModifiedDrawing<M: PrimitivelyModified>: ViewDrawing<M> {
  override func draw(in node: ViewNode, _ context: RenderContext) -> Rendering {
    view.renderModified(in: node, context)
  }
}
