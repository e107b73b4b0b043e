import Foundation

extension View {
  /// The view, whose changes become visible over time whenever they come with another `value`; nil lets them become
  /// visible at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// The view, whose changes all become visible over time; nil lets them become visible at once.
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { $0.animation = animation })
  }

  /// The view, whose changes have another transaction.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// The view, which comes and goes in a way of its own when it does so with an animation.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
}

/// Animates what changes within the content together with a value.
private struct ValueAnimationModifier<V: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: V

  @MainActor
  private final class Memory {
    var value: V
    init(_ value: V) { self.value = value }
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: { Memory(value) })
    let isChanged = memory.value != value
    memory.value = value
    let content = content(context)
    guard isChanged, node.window.transaction?.disablesAnimations != true else { return content }
    return content.animated(by: animation)
  }
}

private struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.changesTransaction = true
    let given = node.window.transaction ?? Transaction()
    var transaction = given
    transform(&transaction)
    let content = content(context)
    guard transaction.animation != given.animation, !given.disablesAnimations else { return content }
    return content.animated(by: transaction.animation)
  }
}

extension Rendering {
  @MainActor
  fileprivate func animated(by animation: Animation?) -> Rendering {
    mapElements { $0.animated(by: AnimationScope(animation: animation)) }
  }
}

/// How the changes of an element and all within it become visible in the drawing that has made it.
struct AnimationScope: Equatable {
  /// Nil for at once.
  let animation: Animation?
}
