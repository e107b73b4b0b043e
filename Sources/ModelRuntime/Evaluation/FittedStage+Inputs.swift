import NumericKernels

extension FittedStage {
  /// Checks that every input is there, of the declared type, of the right length, and complete where the model needs it.
  func checkInputs(_ inputs: [String: FeatureBatch], rowCount: Int) throws {
    for feature in interface.inputs {
      guard let batch = inputs[feature.name] else {
        if feature.isOptional { continue }
        throw ModelRuntimeError.missingInput(name: feature.name)
      }
      guard batch.rowCount == rowCount else {
        throw ModelRuntimeError.wrongRowCount(name: feature.name, expected: rowCount, found: batch.rowCount)
      }
      try batch.check(against: feature)
      if !model.acceptsMissingNumbers, let row = batch.firstMissingNumber() {
        throw ModelRuntimeError.missingValue(feature: feature.name, row: row)
      }
    }
  }

  /// The vector that a linear model or a tree ensemble reads: its inputs' numbers, in the declared order.
  func featureTable(of inputs: [String: FeatureBatch], rowCount: Int, featureCount: Int) throws -> FeatureTable {
    if interface.inputs.count == 1, case .vectors(let table)? = inputs[interface.inputs[0].name] {
      guard table.featureCount == featureCount else {
        throw ModelRuntimeError.wrongDimension(
          name: interface.inputs[0].name, expected: featureCount, found: table.featureCount)
      }
      return table
    }
    var columns: [FeatureColumn] = []
    for feature in interface.inputs {
      if let batch = inputs[feature.name] {
        columns += try batch.numericColumns(name: feature.name)
      } else {
        // An optional input that is not given is missing in every row.
        let missing = FeatureColumn.float64(Array(repeating: .nan, count: rowCount))
        columns += Array(repeating: missing, count: feature.type.elementCount ?? 1)
      }
    }
    let table = FeatureTable(rowCount: rowCount, columns: columns)
    guard table.featureCount == featureCount else {
      throw ModelRuntimeError.wrongDimension(
        name: interface.inputs.map(\.name).joined(separator: ", "), expected: featureCount, found: table.featureCount)
    }
    return table
  }
}

extension FittedModel {
  /// Whether a missing number has a meaning for the model: trees send it to the side that they learned.
  var acceptsMissingNumbers: Bool {
    switch self {
    case .treeEnsembleRegressor, .treeEnsembleClassifier: true
    // Encoders and vectorizers pass on what they get.
    case .oneHotEncoder, .featureVectorizer, .dictVectorizer: true
    case .linearRegressor, .linearClassifier: false
    case .pipeline(let steps, _): steps.allSatisfy { $0.model.acceptsMissingNumbers }
    }
  }
}
