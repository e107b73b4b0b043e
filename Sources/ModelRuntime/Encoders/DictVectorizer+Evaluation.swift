import NumericKernels

extension DictVectorizer {
  /// A column for every key, with the rows' values and 0 where a row has none.
  ///
  /// - Throws: ``ModelRuntimeError`` for values that are no dictionaries with such keys.
  func encoded(_ batch: FeatureBatch, name: String, rowCount: Int) throws -> FeatureTable {
    switch (keys, batch) {
    case (.string(let keys), .stringDictionaries(let rows)):
      Self.table(rows, places: places.places(of: keys), count: keys.count)
    case (.int64(let keys), .int64Dictionaries(let rows)):
      Self.table(rows, places: places.places(of: keys), count: keys.count)
    case (.string, _):
      throw ModelRuntimeError.wrongInputType(
        name: name, expected: "Dictionary (String → Double)", found: batch.typeName)
    case (.int64, _):
      throw ModelRuntimeError.wrongInputType(name: name, expected: "Dictionary (Int64 → Double)", found: batch.typeName)
    }
  }

  private static func table<Key: Hashable>(
    _ rows: [[Key: Double]], places: [Key: Int32], count: Int
  ) -> FeatureTable {
    let zeros = Array(repeating: 0.0, count: rows.count)
    var columns = Array(repeating: zeros, count: count)
    for (row, dictionary) in rows.enumerated() {
      for (key, value) in dictionary {
        if let place = places[key] { columns[Int(place)][row] = value }
      }
    }
    return FeatureTable(rowCount: rows.count, columns: columns.map { .float64($0) })
  }
}
