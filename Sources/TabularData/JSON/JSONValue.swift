/// A value as it stands in JSON.
enum JSONValue {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A whole number that `Int` cannot hold, as it is spelt.
  case largeInteger(String)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value as frames hold it: lists as `[Any?]`, objects as `[String: Any?]`.
  var anyValue: Any? {
    switch self {
    case .null: nil
    case .boolean(let value): value
    case .integer(let value): value
    case .largeInteger(let text): Double(text) ?? .nan
    case .double(let value): value
    case .string(let value): value
    case .array(let values): values.map(\.anyValue)
    case .object(let members):
      Dictionary(members.map { ($0.key, $0.value.anyValue) }, uniquingKeysWith: { $1 })
    }
  }

  /// The value for an error message.
  var found: any Sendable {
    switch self {
    case .null: "null"
    case .boolean(let value): value
    case .integer(let value): value
    case .largeInteger(let text): text
    case .double(let value): value
    case .string(let value): value
    case .array(let values): "a list of \(values.count) values"
    case .object(let members): "an object of \(members.count) members"
    }
  }
}
