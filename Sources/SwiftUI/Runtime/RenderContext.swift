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
    let kept = node.memory(orMade: { KeptEnvironment() })
    return RenderContext(environment: kept.values(from: environment, for: reason, change))
  }
}
