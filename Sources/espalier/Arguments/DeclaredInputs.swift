/// A property of a command that the command line fills.
protocol DeclaredInput {
  var definition: ArgumentDefinition { get }

  /// Takes a word of the command line; false where it does not stand for a value of the type.
  func accept(_ word: String) -> Bool
}

/// Where the wrapper of a property keeps its value, shared by the copies that reflection hands out.
private final class InputStorage<Value> {
  var value: Value?

  init(_ value: Value?) { self.value = value }

  /// The value; the parser has refused a command line that leaves a required one out.
  var parsed: Value {
    guard let value else { preconditionFailure("A required argument was read before the command line was parsed.") }
    return value
  }

  func set(_ newValue: Value?) -> Bool {
    guard let newValue else { return false }
    value = newValue
    return true
  }
}

/// A word of the command line that is known by its position.
@propertyWrapper
struct Argument<Value: ExpressibleByArgument>: DeclaredInput {
  let definition: ArgumentDefinition
  private let storage = InputStorage<Value>(nil)

  init(help: String, valueName: String? = nil) {
    definition = ArgumentDefinition(
      kind: .positional, name: .long, help: help, valueName: valueName, isRequired: true, isRepeating: false,
      allowedValues: Value.allValueStrings)
  }

  var wrappedValue: Value { storage.parsed }

  func accept(_ word: String) -> Bool { storage.set(Value(argument: word)) }
}

/// A value that follows its name.
@propertyWrapper
struct Option<Value>: DeclaredInput {
  let definition: ArgumentDefinition
  private let storage: InputStorage<Value>
  private let take: (InputStorage<Value>, String) -> Bool

  private init(
    _ initial: Value?, _ definition: ArgumentDefinition, take: @escaping (InputStorage<Value>, String) -> Bool
  ) {
    storage = InputStorage(initial)
    self.definition = definition
    self.take = take
  }

  var wrappedValue: Value { storage.parsed }

  func accept(_ word: String) -> Bool { take(storage, word) }
}

extension Option where Value: ExpressibleByArgument {
  /// An option that must be given.
  init(name: NameSpecification = .long, help: String, valueName: String? = nil) {
    self.init(nil, .option(name, help, valueName, isRequired: true, allowing: Value.self)) { storage, word in
      storage.set(Value(argument: word))
    }
  }

  /// An option with a value that stands where it is not given.
  init(wrappedValue: Value, name: NameSpecification = .long, help: String, valueName: String? = nil) {
    var definition = ArgumentDefinition.option(name, help, valueName, isRequired: false, allowing: Value.self)
    definition.defaultText = wrappedValue.argumentText
    self.init(wrappedValue, definition) { storage, word in storage.set(Value(argument: word)) }
  }
}

extension Option {
  /// An option that may be left out; then its value is nil.
  init<Wrapped: ExpressibleByArgument>(
    wrappedValue: Value = nil, name: NameSpecification = .long, help: String, valueName: String? = nil
  ) where Value == Wrapped? {
    self.init(wrappedValue, .option(name, help, valueName, isRequired: false, allowing: Wrapped.self)) {
      storage, word in
      guard let value = Wrapped(argument: word) else { return false }
      return storage.set(.some(.some(value)))
    }
  }

  /// An option that may be given any number of times.
  init<Element: ExpressibleByArgument>(
    wrappedValue: Value = [], name: NameSpecification = .long, help: String, valueName: String? = nil
  ) where Value == [Element] {
    var definition = ArgumentDefinition.option(name, help, valueName, isRequired: false, allowing: Element.self)
    definition.isRepeating = true
    self.init(wrappedValue, definition) { storage, word in
      guard let element = Element(argument: word) else { return false }
      return storage.set(storage.parsed + [element])
    }
  }
}

extension ArgumentDefinition {
  fileprivate static func option(
    _ name: NameSpecification, _ help: String, _ valueName: String?, isRequired: Bool,
    allowing type: any ExpressibleByArgument.Type
  ) -> ArgumentDefinition {
    ArgumentDefinition(
      kind: .option, name: name, help: help, valueName: valueName, isRequired: isRequired, isRepeating: false,
      allowedValues: type.allValueStrings)
  }
}

/// A name that is there or not.
@propertyWrapper
struct Flag: DeclaredInput {
  let definition: ArgumentDefinition
  private let storage: InputStorage<Bool>

  init(wrappedValue: Bool = false, name: NameSpecification = .long, help: String) {
    storage = InputStorage(wrappedValue)
    definition = ArgumentDefinition(
      kind: .flag, name: name, help: help, isRequired: false, isRepeating: false, allowedValues: [])
  }

  var wrappedValue: Bool { storage.parsed }

  func accept(_ word: String) -> Bool { storage.set(true) }
}

/// Inputs that several commands share.
@propertyWrapper
struct OptionGroup<Group: ParsableArguments>: DeclaredGroup {
  let wrappedValue = Group()
  var arguments: any ParsableArguments { wrappedValue }
}

/// A property of a command that brings inputs of its own.
protocol DeclaredGroup {
  var arguments: any ParsableArguments { get }
}

/// A set of declared inputs that a command takes in with ``OptionGroup``.
protocol ParsableArguments {
  init()
}
