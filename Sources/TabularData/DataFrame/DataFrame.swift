/// A table: named columns of equal length, each with elements of one type.
///
/// A frame is a value: copies share memory until one is written to.
@dynamicMemberLookup
public struct DataFrame: DataFrameProtocol {
  /// Columns that do not know their element type.
  public typealias ColumnType = AnyColumn

  /// The columns, in order.
  public internal(set) var columns: [AnyColumn] = []

  private var names = ColumnNames.none

  /// Where each column is, by its real name.
  var positions: [String: Int] { names.positions }

  /// The names of columns that each alias stands for.
  var aliases: [String: [String]] {
    get { names.aliases }
    set {
      makeNamesUnique()
      names.aliases = newValue
    }
  }

  /// Makes a frame without rows or columns.
  public init() {}

  /// Makes a frame of columns, which must be equally long.
  ///
  /// A column whose name another one has is renamed: `name.1`, `name.2`, and so on.
  public init<S>(columns: S) where S: Sequence, S.Element == AnyColumn {
    for column in columns { append(column: column) }
  }

  /// Makes a frame of its own from a slice; rows are numbered from zero again.
  public init(_ slice: Slice) {
    columns = slice.columns.map { $0.gathered() }
    aliases = slice.base.aliases
    indexColumns()
  }

  /// The frame itself.
  public var base: DataFrame { self }

  /// The number of rows and the number of columns.
  public var shape: (rows: Int, columns: Int) { (columns.first?.count ?? 0, columns.count) }

  @usableFromInline var rowCount: Int { columns.first?.count ?? 0 }

  /// Notes anew where each column is, after columns came, went or were renamed.
  mutating func indexColumns() {
    makeNamesUnique()
    names.setNames(columns)
  }

  /// Notes one more column at the end.
  mutating func noteLastColumn(_ name: String) {
    makeNamesUnique()
    names.append(name)
  }

  private mutating func makeNamesUnique() {
    if !isKnownUniquelyReferenced(&names) { names = ColumnNames(copying: names) }
  }

  /// A name that no column has: `name` itself, or with the first free number after a dot.
  mutating func freeName(for name: String) -> String {
    makeNamesUnique()
    return names.freeName(for: name)
  }

  /// The position of a column by name or by the alias of one column; nil if there is none, or several.
  public func indexOfColumn(_ columnName: String) -> Int? { names.position(columnName) }

  /// The position of a column that must exist.
  @usableFromInline
  func requiredPosition(_ columnName: String) -> Int {
    if let position = indexOfColumn(columnName) { return position }
    if let names = aliases[columnName], names.count > 1 {
      fatalError("'\(columnName)' is an alias of several columns: \(names.joined(separator: ", "))")
    }
    fatalError("no column is called '\(columnName)'; there are: \(columns.map(\.name).joined(separator: ", "))")
  }

  /// The column at a position, which must hold `T`.
  func requiredColumn<T>(_ position: Int, _ type: T.Type) -> Column<T> { columns[position].assumingType(type) }

  func checkPosition(_ position: Int) {
    precondition(columns.indices.contains(position), "a frame of \(columns.count) columns has no column \(position)")
  }

  /// Tells whether there is a column of this name or alias.
  public func containsColumn(_ name: String) -> Bool { indexOfColumn(name) != nil }

  /// Tells whether there is a column of this name or alias whose elements are of type `T`.
  public func containsColumn<T>(_ name: String, _ type: T.Type) -> Bool {
    indexOfColumn(name).map { columns[$0].wrappedElementType == type } ?? false
  }

  /// Tells whether there is a column of this name and element type.
  public func containsColumn<T>(_ id: ColumnID<T>) -> Bool { containsColumn(id.name, T.self) }
}

extension DataFrameProtocol {
  /// Tells whether there are no rows.
  public var isEmpty: Bool { shape.rows == 0 }
}
