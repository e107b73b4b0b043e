/// An object that says before its published properties change, in the manner of apps from before `@Observable`.
public protocol ObservableObject: AnyObject {
  /// Says that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// Says that an object is about to change; views that observe the object are drawn again.
public final class ObservableObjectPublisher: Sendable {
  private let change = ObservedChange()

  /// Makes one.
  public init() {}

  /// Says that the object changes.
  public func send() { change.happen() }

  /// Has the view that is being drawn drawn again at the next change.
  func observe() { change.observe() }

  /// Does `change`, and says so when it is done.
  func sending(_ change: () -> Void) { self.change.happen(change) }
}

extension ObservableObject {
  /// The publisher that the object's published properties share; made the first time. An object without published
  /// properties gets another one each time, so that it needs one of its own to say anything.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for property in properties { property.share(publisher) }
    return publisher
  }
}

/// A published property, whatever its type.
private protocol PublishedProperty {
  var publisher: ObservableObjectPublisher? { get }
  func share(_ publisher: ObservableObjectPublisher)
}

/// A property of an observable object whose changes draw the views that observe the object.
@propertyWrapper
public struct Published<Value> {
  /// Kept by reference, so that the object's publisher reaches it through a copy.
  private final class Storage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Makes a property with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// A published property belongs to a class; elsewhere it is a programmer's error.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The value within its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.publisher == nil, let object = object as? any ObservableObject { _ = object.objectWillChange }
      if let publisher = storage.publisher {
        publisher.sending { storage.value = newValue }
      } else {
        storage.value = newValue
      }
    }
  }
}

extension Published: PublishedProperty {
  fileprivate var publisher: ObservableObjectPublisher? { storage.publisher }
  fileprivate func share(_ publisher: ObservableObjectPublisher) { storage.publisher = publisher }
}
