/// A change that makes another view of a view.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the view that it makes.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the view.
  @ViewBuilder
  func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// The framework applies this modifier; its body is never asked for.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the framework and has no body")
  }
}

extension ViewModifier {
  /// This modifier, then another one.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  private let content: BoxedView

  init(_ content: BoxedView) { self.content = content }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { content.render(at: 0, of: node, context) }
}

/// A view or a modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  fileprivate var box: Box<Content>
  /// What changes it.
  public var modifier: Modifier

  /// Makes it of its two parts.
  public init(content: Content, modifier: Modifier) {
    box = Box(content)
    self.modifier = modifier
  }

  /// What is changed.
  public var content: Content {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var installed = modifier
    DynamicPropertyLayout.of(Modifier.self).install(into: &installed, of: node, context)
    let body = node.observing { installed.body(content: _ViewModifier_Content(BoxedView(box))) }
    return SwiftUI.render(body, in: node.child(0, as: Modifier.Body.self), context)
  }
}

extension ModifiedContent: PrimitivelyModified where Content: View, Modifier: PrimitiveModifier {
  func renderModified(in node: ViewNode, _ context: RenderContext) -> Rendering {
    modifier.render(ModifierContent(view: BoxedView(box), node: node), in: node, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: _ViewModifier_Content<Self>) -> ModifiedContent<
    ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier
  > {
    ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier>(
      content: ModifiedContent<_ViewModifier_Content<Self>, Content>(content: content, modifier: self.content),
      modifier: modifier)
  }
}

extension View {
  /// The view with a modifier applied to it.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
