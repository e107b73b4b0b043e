/// An environment that is made of another one and stays the same as long as that one does, so that the views within need
/// not be drawn again.
@MainActor
final class KeptEnvironment {
  private var base: EnvironmentValues?
  private var derived: EnvironmentValues?

  /// `base`, changed. `change` must do the same each time.
  func values(from base: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    if let known = self.base, let derived, known.isSame(as: base) { return derived }
    var changed = base
    change(&changed)
    self.base = base
    derived = changed
    return changed
  }
}
