import NumericKernels

extension FeatureVectorizer {
  /// The inputs' numbers in the order of the vectorizer; no number is copied.
  ///
  /// - Throws: ``ModelRuntimeError`` where an input is missing, is no number or vector, or has another length.
  func joined(_ inputs: [String: FeatureBatch], rowCount: Int) throws -> FeatureTable {
    var columns: [FeatureColumn] = []
    columns.reserveCapacity(self.inputs.count)
    for input in self.inputs {
      guard let batch = inputs[input.name] else { throw ModelRuntimeError.missingInput(name: input.name) }
      let added = try columnsOf(batch, input: input, rowCount: rowCount)
      let count = added.reduce(0) { $0 + $1.featureCount }
      guard count == input.dimensionCount else {
        throw ModelRuntimeError.wrongDimension(name: input.name, expected: input.dimensionCount, found: count)
      }
      columns += added
    }
    return FeatureTable(rowCount: rowCount, columns: columns)
  }

  private func columnsOf(_ batch: FeatureBatch, input: Input, rowCount: Int) throws -> [FeatureColumn] {
    guard case .int64Dictionaries(let dictionaries) = batch else { return try batch.numericColumns(name: input.name) }
    // A dictionary with integer keys is a sparse vector: the keys are places in it.
    return (0..<input.dimensionCount).map { place in
      .float64(dictionaries.map { $0[Int64(place)] ?? 0 })
    }
  }
}
