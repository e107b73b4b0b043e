import Foundation

extension DataFrameProtocol {
  /// The frame as a table, printed as the options say; the last line ends with a line feed.
  public func description(options: FormattingOptions) -> String {
    TableRenderer(options: options, columns: base.columns, selection: rows.selection).rendered()
  }
}

extension DataFrame: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The frame as a table.
  public var description: String { description(options: FormattingOptions()) }

  /// The frame as a table.
  public var debugDescription: String { description }

  /// The columns by name.
  public var customMirror: Mirror {
    Mirror(self, children: columns.map { (label: $0.name, value: $0) }, displayStyle: .struct)
  }
}

extension DataFrame.Slice: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The slice as a table, with the base's row numbers.
  public var description: String { description(options: FormattingOptions()) }

  /// The slice as a table, with the base's row numbers.
  public var debugDescription: String { description }

  /// The columns by name.
  public var customMirror: Mirror {
    Mirror(self, children: columns.map { (label: $0.name, value: $0) }, displayStyle: .struct)
  }
}

extension DataFrame.Row: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The row as a table of one row.
  public var description: String { description(options: FormattingOptions()) }

  /// The row as a table of one row.
  public var debugDescription: String { description }

  /// The cells by column name.
  public var customMirror: Mirror {
    Mirror(self, children: zip(base.columns, self).map { (label: $0.name, value: $1 as Any) }, displayStyle: .struct)
  }

  /// The row as a table of one row, printed as the options say.
  public func description(options: FormattingOptions) -> String {
    TableRenderer(options: options, columns: base.columns, selection: RowSelection(index..<(index + 1))).rendered()
  }
}

extension OptionalColumnProtocol {
  /// The column as a table of one column, printed as the options say.
  public func description(options: FormattingOptions) -> String { tableDescription(of: self, options: options) }
}

/// A table of one column, with its positions as row numbers.
private func tableDescription<C: OptionalColumnProtocol>(of column: C, options: FormattingOptions) -> String {
  let renderer =
    switch column {
    case let column as Column<C.WrappedElement>:
      TableRenderer(options: options, columns: [column.eraseToAnyColumn()], selection: RowSelection(0..<column.count))
    case let column as ColumnSlice<C.WrappedElement>:
      TableRenderer(
        options: options, columns: [column.base.eraseToAnyColumn()], selection: RowSelection(column.range))
    case let column as DiscontiguousColumnSlice<C.WrappedElement>:
      TableRenderer(options: options, columns: [column.base.eraseToAnyColumn()], selection: column.selection)
    default: TableRenderer(options: options, name: column.name, elements: column) { $0 }
    }
  return renderer.rendered()
}

extension Column: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The column as a table of one column.
  public var description: String { description(options: FormattingOptions()) }

  /// The column as a table of one column.
  public var debugDescription: String { description }

  /// The name and the elements.
  public var customMirror: Mirror { columnMirror(self, name: name, elements: Array(self)) }
}

extension ColumnSlice: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The slice as a table of one column, with its positions as row numbers.
  public var description: String { description(options: FormattingOptions()) }

  /// The slice as a table of one column, with its positions as row numbers.
  public var debugDescription: String { description }

  /// The name and the elements.
  public var customMirror: Mirror { columnMirror(self, name: name, elements: Array(self)) }
}

extension DiscontiguousColumnSlice: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The slice as a table of one column, with its positions as row numbers.
  public var description: String { description(options: FormattingOptions()) }

  /// The slice as a table of one column, with its positions as row numbers.
  public var debugDescription: String { description }

  /// The name and the elements.
  public var customMirror: Mirror { columnMirror(self, name: name, elements: Array(self)) }
}

extension AnyColumn: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The column as a table of one column.
  public var description: String { self[0..<count].description }

  /// The column as a table of one column.
  public var debugDescription: String { description }

  /// The name and the elements.
  public var customMirror: Mirror { columnMirror(self, name: name, elements: Array(self)) }
}

extension AnyColumnSlice: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The slice as a table of one column, with its positions as row numbers.
  public var description: String {
    TableRenderer(options: FormattingOptions(), columns: [base], selection: selection).rendered()
  }

  /// The slice as a table of one column, with its positions as row numbers.
  public var debugDescription: String { description }

  /// The name and the elements.
  public var customMirror: Mirror { columnMirror(self, name: name, elements: Array(self)) }
}

private func columnMirror(_ subject: Any, name: String, elements: [some Any]) -> Mirror {
  Mirror(subject, children: ["name": name, "elements": elements], displayStyle: .struct)
}
