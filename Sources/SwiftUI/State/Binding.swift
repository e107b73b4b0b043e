/// A value that is kept elsewhere, to be read and changed here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  private var animation: Animation?

  init(location: Location<Value>) { self.location = location }

  /// Makes a binding of two closures, which are called on the main actor.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    location = ComputedLocation(get: get, set: set)
  }

  /// Makes a binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// Makes a binding to the value of another one, for the wrapper `$name.projectedValue`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Makes a binding to an optional value out of one to a value that is there; setting nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ConvertedLocation(base.location, from: { $0 }, to: { $0 })
  }

  /// Makes a binding to the value within an optional one, or nil when there is none now. When the value goes away
  /// later, the binding keeps the last one.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = ConvertedLocation(base.location, from: { $0 ?? value }, to: { .some($0) })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if let animation {
        withAnimation(animation) { location.set(newValue) }
      } else {
        location.set(newValue)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: PartLocation(of: location, at: keyPath))
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var animated = self
    animated.animation = animation
    return animated
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's own index.
  public typealias Index = Value.Index
  /// The collection's own indices.
  public typealias Indices = Value.Indices

  /// The first element's position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after `index`.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at `index`. When the collection has got shorter, reading it is a programmer's error, as
  /// it is with the collection itself.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(of: location, at: position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position before `index`.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

/// One element of a collection at another location.
private final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let position: Whole.Index

  init(of whole: Location<Whole>, at position: Whole.Index) {
    self.whole = whole
    self.position = position
  }

  override func get() -> Whole.Element { whole.get()[position] }

  override func set(_ value: Whole.Element) {
    var changed = whole.get()
    changed[position] = value
    whole.set(changed)
  }
}
