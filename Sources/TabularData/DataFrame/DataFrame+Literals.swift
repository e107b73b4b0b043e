import Foundation

extension DataFrame: ExpressibleByDictionaryLiteral {
  /// The name of a column.
  public typealias Key = String

  /// The elements of a column.
  public typealias Value = [Any?]

  /// Makes a frame of column names and their elements.
  ///
  /// A column's type is the first of Bool, Int, Float, Double, Date, String and Data that all its elements have,
  /// otherwise `Any`; without any element it is Int.
  public init(dictionaryLiteral elements: (String, [Any?])...) {
    for (name, contents) in elements { append(column: DataFrame.column(name, contents)) }
  }

  private static func column(_ name: String, _ contents: [Any?]) -> AnyColumn {
    if contents.allSatisfy({ $0 == nil }) { return uniform(name, contents, Int.self)! }
    return uniform(name, contents, Bool.self) ?? uniform(name, contents, Int.self)
      ?? uniform(name, contents, Float.self) ?? uniform(name, contents, Double.self)
      ?? uniform(name, contents, Date.self) ?? uniform(name, contents, String.self)
      ?? uniform(name, contents, Data.self) ?? Column<Any>(name: name, contents: contents).eraseToAnyColumn()
  }

  /// The column of a type, unless an element has another.
  private static func uniform<T>(_ name: String, _ contents: [Any?], _ type: T.Type) -> AnyColumn? {
    var column = Column<T>(name: name, capacity: contents.count)
    for element in contents {
      guard let element else {
        column.append(nil)
        continue
      }
      guard let value = element as? T else { return nil }
      column.append(value)
    }
    return column.eraseToAnyColumn()
  }
}
