import Foundation

/// What goes with a change of state.
public struct Transaction {
  /// How the change becomes visible.
  public var animation: Animation?

  /// Makes one with an animation, or without.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The animation of the changes that are being made.
  @MainActor static var currentAnimation: Animation?
}

/// Makes changes that become visible over time. On a thread that is not the main one they become visible at once.
///
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  guard MainActor.isCurrent else { return try body() }
  let previous = MainActor.assumeIsolated {
    let previous = Transaction.currentAnimation
    Transaction.currentAnimation = animation
    return previous
  }
  defer { MainActor.assumeIsolated { Transaction.currentAnimation = previous } }
  return try body()
}
