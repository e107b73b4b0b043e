import ModelSpecification
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
      let added = try self.columns(of: batch, input: input)
      let count = added.reduce(0) { $0 + $1.featureCount }
      guard count == input.dimensionCount else {
        throw ModelRuntimeError.wrongDimension(name: input.name, expected: input.dimensionCount, found: count)
      }
      columns += added
    }
    return FeatureTable(rowCount: rowCount, columns: columns)
  }

  private func columns(of batch: FeatureBatch, input: Input) throws -> [FeatureColumn] {
    guard case .int64Dictionaries(let dictionaries) = batch else { return try batch.numericColumns(name: input.name) }
    // A dictionary with integer keys is a sparse vector: the keys are places in it. Written out, it takes a column for
    // each place, of which a file may announce any number.
    guard input.dimensionCount <= Self.sparseLimit else {
      throw ModelSpecificationError.invalid(
        "The feature vectorizer takes \(input.dimensionCount) numbers from the dictionary '\(input.name)'; no more than "
          + "\(Self.sparseLimit) are supported.")
    }
    return (0..<input.dimensionCount).map { place in
      .float64(dictionaries.map { $0[Int64(place)] ?? 0 })
    }
  }

  /// The length of the longest vector that is made of dictionaries.
  private static var sparseLimit: Int { 1 << 20 }
}
