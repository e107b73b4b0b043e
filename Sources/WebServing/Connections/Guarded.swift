import Foundation

/// A value that several threads use one after the other.
///
/// A lock of the system rather than of Swift's library, because the thread sanitizer knows it.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Holds a value.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Does `body` with the value, alone.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
