/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the situation suggests.
  case automatic
  /// It is seen.
  case visible
  /// It is not seen.
  case hidden
}
