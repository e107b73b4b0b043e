import Foundation
import Observation

/// A place that holds a value for views: read and written from any thread.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("a location without a value") }
  func set(_ value: Value) { preconditionFailure("a location without a value") }
}

/// A view's own value, which draws again what has read it when it changes.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let change = ObservedChange()
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  override func get() -> Value {
    change.observe()
    return lock.withLock { stored }
  }

  override func set(_ value: Value) {
    change.happen { lock.withLock { stored = value } }
  }
}

/// A value that two closures read and write on the main actor.
final class ComputedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: @MainActor () -> Value
  private let setter: @MainActor (Value) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value {
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = getter() }
    guard let value else { preconditionFailure("a closure returned without a value") }
    return value
  }

  override func set(_ value: Value) {
    nonisolated(unsafe) let newValue = value
    MainActor.assumeIsolated { setter(newValue) }
  }
}

/// A part of the value at another location.
final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(of whole: Location<Whole>, at path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Value { whole.get()[keyPath: path] }

  override func set(_ value: Value) {
    var changed = whole.get()
    changed[keyPath: path] = value
    whole.set(changed)
  }
}

/// A property of an object.
final class ObjectPropertyLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(of object: Object, at path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value) { object[keyPath: path] = value }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value) {}
}

/// A value of another location as another type.
final class ConvertedLocation<Source, Value>: Location<Value>, @unchecked Sendable {
  private let source: Location<Source>
  private let from: (Source) -> Value
  private let to: (Value) -> Source?

  init(_ source: Location<Source>, from: @escaping (Source) -> Value, to: @escaping (Value) -> Source?) {
    self.source = source
    self.from = from
    self.to = to
  }

  override func get() -> Value { from(source.get()) }

  override func set(_ value: Value) {
    if let converted = to(value) { source.set(converted) }
  }
}
