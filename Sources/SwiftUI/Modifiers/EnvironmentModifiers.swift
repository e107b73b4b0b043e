import Observation

extension View {
  /// The view and all within it with another value in their environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    changedEnvironment { $0[keyPath: keyPath] = value }
  }

  /// The view and all within it with an observable object in their environment, found by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changedEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  /// The view and all within it with a changed value in their environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changedEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// The view and all within it, whose controls answer only when `disabled` is false.
  public func disabled(_ disabled: Bool) -> some View {
    changedEnvironment { if disabled { $0.isEnabled = false } }
  }

  /// The view and all within it with another environment.
  func changedEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentModifier(change: change))
  }
}

/// Changes what the content inherits.
private struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var context = context
    change(&context.environment)
    return content(context)
  }
}
