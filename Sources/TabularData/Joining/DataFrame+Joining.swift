// What Apple's framework was seen to do: names, aliases, the left's order, every left row in a left join. Our choice: the
// key column stays in its place among the left's columns; rows of the right alone come last, in the right's order; a
// missing key matches nothing, and NaN matches NaN; aliases that the frames had before are kept.

extension DataFrameProtocol {
  /// Joins the rows of two frames whose cells in a column are equal.
  ///
  /// The result has the left frame's columns, the key column under its name and any other as `left.` and its name, and
  /// then the right's but for the key, as `right.` and its name. Their own names are aliases. Rows are in the left's
  /// order, and the matches of one row in the right's; rows of the right without a match, where `kind` keeps them, come
  /// last. A missing key matches nothing, NaN matches NaN.
  ///
  /// - Parameters:
  ///   - other: The right frame.
  ///   - columnName: The name or alias that the key column has in both frames; its types must be equal and `Hashable`.
  ///   - kind: Which rows without a match are kept.
  /// - Complexity: One step a row of both frames and of the result.
  public func joined<R>(_ other: R, on columnName: String, kind: JoinKind = .inner) -> DataFrame
  where R: DataFrameProtocol {
    joined(other, on: (left: columnName, right: columnName), kind: kind)
  }

  /// Joins the rows of two frames whose cells in a column each are equal.
  ///
  /// As `joined(_:on:kind:)` with one name; the key column of the result has the left one's name.
  public func joined<R>(_ other: R, on columnNames: (left: String, right: String), kind: JoinKind = .inner) -> DataFrame
  where R: DataFrameProtocol {
    let left = JoinSide(base: base, selection: rows.selection, key: base.requiredPosition(columnNames.left))
    let right = JoinSide(
      base: other.base, selection: other.rows.selection, key: other.base.requiredPosition(columnNames.right))
    precondition(
      left.keyColumn.wrappedElementType == right.keyColumn.wrappedElementType,
      "column '\(left.keyColumn.name)' holds \(left.keyColumn.wrappedElementType), "
        + "column '\(right.keyColumn.name)' of the frame to join \(right.keyColumn.wrappedElementType): "
        + "keys must be of one type")
    return left.joined(right, kind)
  }

  /// Joins the rows of two frames whose cells in a column are equal.
  ///
  /// As `joined(_:on:kind:)` with a name; the column must hold `T` in both frames.
  public func joined<R, T>(_ other: R, on columnID: ColumnID<T>, kind: JoinKind = .inner) -> DataFrame
  where R: DataFrameProtocol, T: Hashable {
    joined(other, on: (left: columnID, right: columnID), kind: kind)
  }

  /// Joins the rows of two frames whose cells in a column each are equal.
  ///
  /// As `joined(_:on:kind:)` with a name; the columns must hold `T`.
  public func joined<R, T>(
    _ other: R, on columnIDs: (left: ColumnID<T>, right: ColumnID<T>), kind: JoinKind = .inner
  ) -> DataFrame where R: DataFrameProtocol, T: Hashable {
    _ = base[columnIDs.left]
    _ = other.base[columnIDs.right]
    return joined(other, on: (left: columnIDs.left.name, right: columnIDs.right.name), kind: kind)
  }
}

/// A frame that takes part in a join.
private struct JoinSide {
  let base: DataFrame
  let selection: RowSelection
  /// The position of the key column.
  let key: Int

  var keyColumn: AnyColumn { base.columns[key] }
  var keyRows: KeyRows { KeyRows(columns: [keyColumn], selection: selection) }

  func joined(_ right: JoinSide, _ kind: JoinKind) -> DataFrame {
    let rows = JoinedRows(left: keyRows, right: right.keyRows, kind: kind)
    let none = [UInt32](repeating: GatheredRows.missing, count: rows.rightAlone.count)
    let leftRows = GatheredRows(none.isEmpty ? rows.left : rows.left + none, mayMiss: !none.isEmpty)
    let rightRows = GatheredRows(
      rows.rightAlone.isEmpty ? rows.right : rows.right + rows.rightAlone, mayMiss: kind.keepsLeft)
    var result = DataFrame()
    append(to: &result, leftRows, prefix: "left.") { key in
      let head = key.erased.gathering(GatheredRows(rows.left))
      if rows.rightAlone.isEmpty { return AnyColumn(head) }
      let tail = right.keyColumn.erased.gathering(GatheredRows(rows.rightAlone))
      return AnyColumn(head.concatenated(with: [tail]))
    }
    right.append(to: &result, rightRows, prefix: "right.") { _ in nil }
    return result
  }

  /// Adds this side's columns, `keyOfResult` in the place of the key, and their aliases.
  private func append(
    to result: inout DataFrame, _ rows: GatheredRows, prefix: String, keyOfResult: (AnyColumn) -> AnyColumn?
  ) {
    var newNames: [String: String] = [:]
    for (position, column) in base.columns.enumerated() {
      if position == key {
        guard let key = keyOfResult(column) else { continue }
        result.append(column: key)
        newNames[column.name] = result.columns[result.columns.count - 1].name
        continue
      }
      var gathered = AnyColumn(column.erased.gathering(rows))
      gathered.name = prefix + column.name
      result.append(column: gathered)
      let newName = result.columns[result.columns.count - 1].name
      newNames[column.name] = newName
      if result.positions[column.name] == nil { result.addAlias(column.name, forColumn: newName) }
    }
    for (alias, names) in base.aliases where result.positions[alias] == nil {
      for name in names { if let newName = newNames[name] { result.addAlias(alias, forColumn: newName) } }
    }
  }
}
