import Foundation

/// A value that a view owns as long as a gesture goes on; then it is the first value again.
@propertyWrapper
public struct GestureState<Value>: InstalledProperty {
  private let initialValue: Value
  private let resetTransaction: Transaction
  private var location: StoredLocation<Value>?

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

  /// Makes a state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state with the value that it has while there is no gesture.
  ///
  /// - Parameter resetTransaction: How going back to that value becomes visible.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// The value now.
  public var wrappedValue: Value { location?.get() ?? initialValue }

  /// The state itself, for a gesture that keeps it up to date.
  public var projectedValue: GestureState<Value> { self }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    location = node.storage(slot) { StoredLocation(initialValue) }
  }

  @MainActor
  func change(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.get(), Transaction())
    change(&value, &transaction)
    withTransaction(transaction) { location.set(value) }
  }

  @MainActor
  func end() {
    withTransaction(resetTransaction) { location?.set(initialValue) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() { self.init(wrappedValue: nil) }
}
