import Foundation

/// A value that is made when it is first asked for, and then kept.
///
/// Several threads may ask; one of them makes the value.
final class DeferredValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: Value?

  /// The value, which `make` makes if it is not known yet; it must not ask for it in turn.
  func value(_ make: () -> Value) -> Value {
    lock.withLock {
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
