import Foundation

/// A key for a value of one's own among the environment's.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
}

/// The values that views pass down to those within them.
public struct EnvironmentValues {
  /// One object for one set of values, so that the same set is recognised at once.
  private final class Contents {
    let values: [ObjectIdentifier: Any]
    let objects: [ObjectIdentifier: AnyObject]

    init(values: [ObjectIdentifier: Any], objects: [ObjectIdentifier: AnyObject]) {
      self.values = values
      self.objects = objects
    }
  }

  private var contents: Contents

  /// Makes the values that hold where no view has set any.
  public init() { contents = Contents(values: [:], objects: [:]) }

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { contents.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var values = contents.values
      values[ObjectIdentifier(key)] = newValue
      contents = Contents(values: values, objects: contents.objects)
    }
  }

  /// Objects by their type.
  var objects: [ObjectIdentifier: AnyObject] {
    get { contents.objects }
    set { contents = Contents(values: contents.values, objects: newValue) }
  }

  /// Whether these are surely the same values.
  func isSame(as other: EnvironmentValues) -> Bool { contents === other.contents }
}

extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

  /// Whether controls answer; false within `disabled(true)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The language and region of the person at the browser.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the person at the browser.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the person at the browser.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Light or dark, as the browser has it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// Light or dark colours.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
