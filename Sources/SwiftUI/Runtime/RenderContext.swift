/// What a view inherits from those around it while it is drawn.
struct RenderContext {
  var environment: EnvironmentValues
}

extension RenderContext {
  /// The context for what a container contains: with a changed environment, which stays the same object while neither the
  /// context's environment nor `reason` is another, so that unchanged content is recognised. It takes the node's memory.
  @MainActor
  func deriving(
    in node: ViewNode, for reason: AnyHashable = true, _ change: (inout EnvironmentValues) -> Void
  ) -> RenderContext {
    if let memory = node.memory(of: DerivedEnvironment.self), memory.reason == reason,
      memory.source.isSame(as: environment)
    {
      return RenderContext(environment: memory.result)
    }
    var changed = environment
    change(&changed)
    node.remember(DerivedEnvironment(source: environment, reason: reason, result: changed))
    return RenderContext(environment: changed)
  }
}

/// An environment that a container has made for its content.
private final class DerivedEnvironment {
  let source: EnvironmentValues
  let reason: AnyHashable
  let result: EnvironmentValues

  init(source: EnvironmentValues, reason: AnyHashable, result: EnvironmentValues) {
    self.source = source
    self.reason = reason
    self.result = result
  }
}
