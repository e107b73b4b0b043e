import Foundation

/// What a place is measured in.
public enum CoordinateSpace: Hashable, Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
}
