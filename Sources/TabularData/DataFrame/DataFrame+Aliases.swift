extension DataFrame {
  /// Lets a column be found by another name as well.
  ///
  /// An alias may stand for several columns; then it finds none of them by itself, and `columnNames(forAlias:)` lists
  /// them. `columnName` is the real name of a column.
  public mutating func addAlias(_ alias: String, forColumn columnName: String) {
    precondition(
      positions[columnName] != nil, "no column is called '\(columnName)', so it cannot have the alias '\(alias)'")
    if aliases[alias]?.contains(columnName) == true { return }
    aliases[alias, default: []].append(columnName)
  }

  /// Forgets an alias; the columns stay.
  public mutating func removeAlias(_ alias: String) { aliases[alias] = nil }

  /// The names of the columns that an alias stands for, empty if it is none.
  public func columnNames(forAlias alias: String) -> [String] { aliases[alias] ?? [] }

  /// A real name wins over an alias of the same spelling, which is dropped.
  mutating func claimName(_ name: String, for column: String) {
    if aliases[name] != nil { aliases[name] = nil }
  }

  /// Lets the aliases of a renamed column stand for its new name.
  mutating func moveAliases(from oldName: String, to newName: String) {
    aliases = aliases.mapValues { names in names.map { $0 == oldName ? newName : $0 } }
  }

  /// Drops a column's aliases.
  mutating func dropName(_ name: String) {
    aliases = aliases.compactMapValues { names in
      let kept = names.filter { $0 != name }
      return kept.isEmpty ? nil : kept
    }
  }

  /// Takes over those aliases of another frame whose columns are here too.
  mutating func keepAliases(of other: DataFrame) {
    aliases = other.aliases.compactMapValues { names in
      let kept = names.filter { positions[$0] != nil }
      return kept.isEmpty ? nil : kept
    }
  }
}
