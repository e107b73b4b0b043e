/// No view.
public struct EmptyView {
  /// Makes it.
  public init() {}
}

extension EmptyView: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { Rendering() }
}

/// Several views, one after the other, laid out by what contains them.
public struct TupleView<each Content: View> {
  private let views: BoxedViews

  init(_ content: repeat each Content) {
    var views: [BoxedView] = []
    repeat views.append(BoxedView(each content))
    self.views = BoxedViews(views: views)
  }
}

extension TupleView: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { views.render(in: node, context) }
}

/// One of two views, as `if` and `switch` make it.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The condition held.
  case first(First)
  /// It did not.
  case second(Second)

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    switch self {
    case .first(let view):
      node.removeChild(1)
      return SwiftUI.render(view, in: node.child(0, as: First.self), context)
    case .second(let view):
      node.removeChild(0)
      return SwiftUI.render(view, in: node.child(1, as: Second.self), context)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    guard let view = self else {
      node.removeChild(0)
      return Rendering()
    }
    return SwiftUI.render(view, in: node.child(0, as: Wrapped.self), context)
  }
}

/// Views that are treated together, laid out by what contains the group.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a group of the views that the closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    SwiftUI.render(content, in: node.child(0, as: Content.self), context)
  }
}

/// A view of whatever type. A view of another type at the same place starts anew.
public struct AnyView {
  private let view: BoxedView

  /// Hides the type of `view`.
  public init<V: View>(_ view: V) { self.view = BoxedView(view) }

  /// Hides the type of `view`.
  public init<V: View>(erasing view: V) { self.view = BoxedView(view) }
}

extension AnyView: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { view.render(at: 0, of: node, context) }
}
