import Foundation

/// What goes with a change of state.
public struct Transaction: Sendable {
  /// How the change becomes visible.
  public var animation: Animation?
  /// Whether no view within animates the change by itself.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other, as while something is dragged.
  public var isContinuous = false

  /// Makes one without an animation.
  public init() {}

  /// Makes one with an animation, or without.
  public init(animation: Animation?) { self.animation = animation }

  /// That of the changes that are being made.
  @MainActor static var current: Transaction?
}

/// Makes changes in a transaction. On a thread that is not the main one they become visible at once.
///
/// - Returns: What `body` returns.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard MainActor.isCurrent else { return try body() }
  let previous = MainActor.assumeIsolated {
    let previous = Transaction.current
    Transaction.current = transaction
    return previous
  }
  defer { MainActor.assumeIsolated { Transaction.current = previous } }
  return try body()
}

/// Makes changes in the current transaction with another value in it.
///
/// - Returns: What `body` returns.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction =
    MainActor.isCurrent ? MainActor.assumeIsolated { Transaction.current } ?? Transaction() : Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes that become visible over time. On a thread that is not the main one they become visible at once.
///
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRest: Bool

  /// When it has come about as far as it will.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// Makes changes that become visible over time, and does something when they have.
///
/// - Parameters:
///   - animation: How; nil is at once.
///   - completionCriteria: Both criteria are met when the animation's time is over.
///   - body: Makes the changes.
///   - completion: Is called on the main actor; never, for an animation without an end.
/// - Returns: What `body` returns.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  if let length = animation.map(\.length) ?? 0 {
    DispatchQueue.main.asyncAfter(deadline: .now() + length) { MainActor.assumeIsolated { completion() } }
  }
  return result
}
