/// An observable object that a view owns: it lives as long as the view is on the screen.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  private let make: () -> ObjectType
  private var keeper: Keeper?

  private final class Keeper {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  /// Makes the object when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside a view that is on the screen it is another one each time.
  public var wrappedValue: ObjectType { keeper?.object ?? make() }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    let keeper = node.storage(slot) { Keeper(make()) }
    self.keeper = keeper
    node.observesObject(keeper.object.objectWillChange)
  }
}

/// An observable object that someone else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    node.observesObject(wrappedValue.objectWillChange)
  }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectPropertyLocation(of: object, at: keyPath))
    }
  }
}

/// An observable object that `environmentObject(_:)` gave to a view further up, found by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: InstalledProperty {
  private var object: ObjectType?

  /// Finds the object when the view is drawn.
  public init() {}

  /// The object. Without one in the environment, reading it is a programmer's error.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: give one to a view further up by environmentObject(_:)")
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    object = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { node.observesObject(object.objectWillChange) }
  }
}

extension View {
  /// The view and all within it with an observable object in their environment, found by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changedEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}
