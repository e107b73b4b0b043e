/// A value that a view owns: it lives as long as the view is on the screen, and what has read it is drawn again when it
/// changes. It may be changed from any thread.
@propertyWrapper
public struct State<Value>: InstalledProperty {
  private let initialValue: Value
  private var location: StoredLocation<Value>?

  /// Makes a state with the value that it has when the view first appears.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Makes a state with the value that it has when the view first appears.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value now. Outside a view that is on the screen it is the first value, and setting it does nothing.
  public var wrappedValue: Value {
    get {
      if let location { return location.get() }
      return initialValue
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value, for a view that changes it.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initialValue))
  }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    location = node.storage(slot) { StoredLocation(initialValue) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
