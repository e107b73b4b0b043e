/// A view that a control hands to its style, whatever its type.
@MainActor
struct HandedView {
  private let draw: (ViewNode, RenderContext) -> Rendering

  init<V: View>(_ view: V) {
    draw = { node, context in SwiftUI.render(view, in: node.child(0, as: V.self), context) }
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { draw(node, context) }
}

extension ViewNode {
  /// Draws what a style makes of a control. A style's own dynamic properties are connected, as a view's are.
  func render<Style, Body: View>(
    _ style: Style, _ context: RenderContext, makeBody: (Style) -> Body
  ) -> Rendering {
    var installed = style
    DynamicPropertyLayout.of(Style.self).install(into: &installed, of: self, context)
    let body = observing { makeBody(installed) }
    return SwiftUI.render(body, in: child(0, as: Body.self), context)
  }
}
