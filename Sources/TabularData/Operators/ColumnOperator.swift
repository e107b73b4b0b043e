/// An operator that makes a number of two.
enum ArithmeticOperator: String {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
}

/// An operator that makes true or false of two values.
enum ComparisonOperator {
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual

  /// The operator that says the same with the sides exchanged.
  var mirrored: ComparisonOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual: self
    }
  }
}
