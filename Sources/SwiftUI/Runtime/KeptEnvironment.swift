/// An environment that is made of another one and stays the same as long as that one does, so that the views within need
/// not be drawn again.
@MainActor
final class KeptEnvironment {
  private var base: EnvironmentValues?
  private var reason: AnyHashable?
  private var derived: EnvironmentValues?

  /// `base`, changed. `change` must do the same each time, as long as `reason` is the same.
  func values(
    from base: EnvironmentValues, for reason: AnyHashable = true, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known = self.base, let derived, known.isSame(as: base), self.reason == reason { return derived }
    var changed = base
    change(&changed)
    self.base = base
    self.reason = reason
    derived = changed
    return changed
  }
}
