// A Bool a row, fit for a subscript: `frame[frame["age", Int.self].filled(with: 0) >= 18]`.

extension ColumnProtocol where Element: Comparable {
  /// Tells for each element whether it is equal to a value.
  public static func == (left: Self, right: Element) -> [Bool] { left.map { $0 == right } }

  /// Tells for each element whether a value is equal to it.
  public static func == (left: Element, right: Self) -> [Bool] { right.map { left == $0 } }

  /// Tells for each element whether it differs from a value.
  public static func != (left: Self, right: Element) -> [Bool] { left.map { $0 != right } }

  /// Tells for each element whether a value differs from it.
  public static func != (left: Element, right: Self) -> [Bool] { right.map { left != $0 } }

  /// Tells for each element whether it is less than a value.
  public static func < (left: Self, right: Element) -> [Bool] { left.map { $0 < right } }

  /// Tells for each element whether a value is less than it.
  public static func < (left: Element, right: Self) -> [Bool] { right.map { left < $0 } }

  /// Tells for each element whether it is at most a value.
  public static func <= (left: Self, right: Element) -> [Bool] { left.map { $0 <= right } }

  /// Tells for each element whether a value is at most it.
  public static func <= (left: Element, right: Self) -> [Bool] { right.map { left <= $0 } }

  /// Tells for each element whether it is greater than a value.
  public static func > (left: Self, right: Element) -> [Bool] { left.map { $0 > right } }

  /// Tells for each element whether a value is greater than it.
  public static func > (left: Element, right: Self) -> [Bool] { right.map { left > $0 } }

  /// Tells for each element whether it is at least a value.
  public static func >= (left: Self, right: Element) -> [Bool] { left.map { $0 >= right } }

  /// Tells for each element whether a value is at least it.
  public static func >= (left: Element, right: Self) -> [Bool] { right.map { left >= $0 } }
}
