/// The types of values that JSON columns can hold.
public enum JSONType: Equatable, Hashable, Sendable {
  /// A whole number, read as `Int`.
  case integer

  /// `true` or `false`, read as `Bool`.
  case boolean

  /// A number, read as `Double`.
  case double

  /// Text with a date in it, read as `Date`.
  case date

  /// Text, read as `String`.
  case string

  /// A list, read as `[Any?]`.
  case array

  /// A dictionary, read as `[String: Any?]`.
  case object
}
