/// The direction of a sort.
public enum Order: Equatable, Hashable, Sendable {
  /// Smaller values come first.
  case ascending

  /// Greater values come first.
  case descending

  /// Tells whether `left` may come before `right`.
  public func areOrdered<T>(_ left: T, _ right: T) -> Bool where T: Comparable {
    switch self {
    case .ascending: left <= right
    case .descending: left >= right
    }
  }
}
