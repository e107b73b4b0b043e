import Observation

/// A value that a view takes from those around it.
@propertyWrapper
public struct Environment<Value>: InstalledProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object(@MainActor (EnvironmentValues) -> Value)
  }

  private let source: Source
  private var value: Value?

  /// Takes the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  /// Takes the observable object of a type that `environment(_:)` gave to a view further up. Without one, reading it is
  /// a programmer's error.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
      guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
        preconditionFailure("No \(objectType) in the environment: give one to a view further up by environment(_:)")
      }
      return object
    }
  }

  /// Takes the observable object of a type that `environment(_:)` gave to a view further up, or nil.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { values in values.objects[ObjectIdentifier(objectType)] as? T }
  }

  /// The value. Outside the body of a view it is the environment's default.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .path(let path): return EnvironmentValues()[keyPath: path]
    case .object: preconditionFailure("An environment's object is read within a view's body only")
    }
  }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    switch source {
    case .path(let path): value = context.environment[keyPath: path]
    case .object(let find): value = find(context.environment)
    }
  }
}
