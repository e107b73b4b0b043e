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

  var keepsLeft: Bool { self == .left || self == .full }
  var keepsRight: Bool { self == .right || self == .full }
}
