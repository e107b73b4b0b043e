/// What the cells of a CSV column are read as.
public enum CSVType: Equatable, Hashable, Sendable {
  /// Whole numbers; the column's elements are `Int`.
  case integer
  /// Spellings of true and false that the options list; the column's elements are `Bool`.
  case boolean
  /// Decimal numbers; the column's elements are `Float`.
  case float
  /// Decimal numbers; the column's elements are `Double`.
  case double
  /// Dates that one of the options' parsers accepts, or ISO 8601, also as `2024/01/31` or `20240131`; the column's
  /// elements are `Date`.
  case date
  /// Text; the column's elements are `String`.
  case string
  /// The bytes of the cell as they are, of any encoding; the column's elements are `Data`.
  case data
}

extension CSVType {
  /// The word for the type in a sentence.
  var word: String {
    switch self {
    case .integer: "integer"
    case .boolean: "boolean"
    case .float: "float"
    case .double: "double"
    case .date: "date"
    case .string: "string"
    case .data: "data"
    }
  }
}
