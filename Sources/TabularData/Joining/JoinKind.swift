/// Which rows without a match a join keeps.
public enum JoinKind: Equatable, Hashable, Sendable {
  /// None: a row of the result is a row of the left frame and one of the right with the same key.
  case inner

  /// Those of the left frame.
  case left

  /// Those of the right frame.
  case right

  /// Those of both frames.
  case full

  var keepsLeft: Bool {
    switch self {
    case .left, .full: true
    case .inner, .right: false
    }
  }

  var keepsRight: Bool {
    switch self {
    case .right, .full: true
    case .inner, .left: false
    }
  }
}
