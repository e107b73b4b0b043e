/// The element type of a frame's column, as far as training tells them apart.
package enum ColumnType: String, Sendable, Equatable {
  case double = "Double"
  case float = "Float"
  case integer = "Int"
  case boolean = "Bool"
  case string = "String"

  /// Finds the kind of a column's elements; nil where no model takes such a column as it is.
  package init?(_ elementType: any Any.Type) {
    if elementType == Double.self {
      self = .double
    } else if elementType == Float.self {
      self = .float
    } else if elementType == String.self {
      self = .string
    } else if elementType == Bool.self {
      self = .boolean
    } else if Self.integerTypes.contains(where: { $0 == elementType }) {
      self = .integer
    } else {
      return nil
    }
  }

  private static let integerTypes: [any Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
    UInt64.self,
  ]

  /// Whether a column of this type enters a model as a number.
  package var isNumeric: Bool { self != .string }
}
