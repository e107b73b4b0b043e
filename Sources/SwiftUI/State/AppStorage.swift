import Foundation

/// A value that outlives the app's windows: each person's browser keeps it from one visit to the next.
///
/// It is kept by the browser in which the app is shown, under the app's address, so that two people who use the same
/// app have values of their own. Views that have read it are drawn again when it changes in their window.
@propertyWrapper
public struct AppStorage<Value>: InstalledProperty {
  private let key: String
  private let initialValue: Value
  private let decode: (String) -> Value?
  private let encode: (Value) -> String?
  private var location: Location<Value>?

  private init(
    _ key: String, _ initialValue: Value, decode: @escaping (String) -> Value?, encode: @escaping (Value) -> String?
  ) {
    self.key = key
    self.initialValue = initialValue
    self.decode = decode
    self.encode = encode
  }

  /// The value; the first one until another one was set.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location ?? ConstantLocation(initialValue)) }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    let (key, initialValue, decode, encode) = (key, initialValue, decode, encode)
    let text = node.window.storedText(for: key)
    location = node.storage(slot) {
      ConvertedLocation(text, from: { $0.flatMap(decode) ?? initialValue }, to: { .some(encode($0)) })
    }
  }
}

extension AppStorage where Value: LosslessStringConvertible {
  private init(lossless value: Value, key: String) {
    self.init(key, value, decode: { Value($0) }, encode: { $0.description })
  }
}

extension AppStorage where Value == String {
  /// Makes a stored text.
  public init(wrappedValue: String, _ key: String) { self.init(lossless: wrappedValue, key: key) }
}

extension AppStorage where Value == Int {
  /// Makes a stored whole number.
  public init(wrappedValue: Int, _ key: String) { self.init(lossless: wrappedValue, key: key) }
}

extension AppStorage where Value == Double {
  /// Makes a stored number.
  public init(wrappedValue: Double, _ key: String) { self.init(lossless: wrappedValue, key: key) }
}

extension AppStorage where Value == Bool {
  /// Makes a stored yes or no.
  public init(wrappedValue: Bool, _ key: String) { self.init(lossless: wrappedValue, key: key) }
}

extension AppStorage where Value == String? {
  /// Makes a stored text that need not be there.
  public init(_ key: String) { self.init(key, nil, decode: { $0 }, encode: { $0 }) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a stored choice.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, decode: { Value(rawValue: $0) }, encode: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a stored choice.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, decode: { Int($0).flatMap { Value(rawValue: $0) } }, encode: { String($0.rawValue) })
  }
}
