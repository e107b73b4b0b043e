import NumericKernels

extension OneHotEncoder {
  /// The categories of all rows as a table of one column of codes.
  ///
  /// Each distinct string is looked up once. A missing string counts as a category that the encoder does not know.
  ///
  /// - Throws: ``ModelRuntimeError`` for a value of another type, and for an unknown category if they are refused.
  func encoded(_ batch: FeatureBatch, name: String) throws -> FeatureTable {
    let codes: [Int32]
    switch (categories, batch) {
    case (.string(let categories), .strings(let strings)):
      codes = try self.codes(of: strings, categories: categories, name: name)
    case (.int64(let categories), .int64(let values)):
      codes = try self.codes(of: values, categories: categories, name: name)
    case (.string, _): throw ModelRuntimeError.wrongInputType(name: name, expected: "String", found: batch.typeName)
    case (.int64, _): throw ModelRuntimeError.wrongInputType(name: name, expected: "Int64", found: batch.typeName)
    }
    return FeatureTable(
      rowCount: codes.count, columns: [.categories(codes: codes, count: categories.count)])
  }

  private func codes(of strings: StringBatch, categories: [String], name: String) throws -> [Int32] {
    let codeByCategory = places.places(of: categories)
    let translation = strings.values.map { codeByCategory[$0] ?? -1 }
    return try strings.codes.enumerated().map { row, code in
      if code < 0 {
        if unknownCategory == .refused { throw ModelRuntimeError.missingValue(feature: name, row: row) }
        return -1
      }
      let translated = translation[Int(code)]
      if translated < 0, unknownCategory == .refused {
        throw ModelRuntimeError.unknownCategory(feature: name, category: strings.values[Int(code)], row: row)
      }
      return translated
    }
  }

  private func codes(of values: [Int64], categories: [Int64], name: String) throws -> [Int32] {
    let codeByCategory = places.places(of: categories)
    return try values.enumerated().map { row, value in
      if let code = codeByCategory[value] { return code }
      if unknownCategory == .refused {
        throw ModelRuntimeError.unknownCategory(feature: name, category: String(value), row: row)
      }
      return -1
    }
  }
}
