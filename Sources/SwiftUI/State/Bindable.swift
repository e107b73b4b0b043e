/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Not for values: bindings lead to an observable object.
  @available(*, unavailable, message: "@Bindable is for observable objects")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The object itself, for its bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Takes an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Takes the object of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectPropertyLocation(of: wrappedValue, at: keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identity.
  public var id: Value.ID { wrappedValue.id }
}
