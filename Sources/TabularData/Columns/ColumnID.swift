/// The name of a column together with the type of its elements.
public struct ColumnID<T>: CustomStringConvertible, Sendable {
  /// What the column is called.
  public var name: String

  /// Makes an identifier for the column `name`, whose elements are of type `type`.
  public init(_ name: String, _ type: T.Type) { self.name = name }

  /// The column's name.
  public var description: String { name }
}
