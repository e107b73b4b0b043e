import NumericKernels

extension FittedStage {
  /// The inputs that the model takes, each there, of the declared type and length, and complete where it must be.
  ///
  /// An optional input that is not given is missing in every row.
  func checkedInputs(_ inputs: [String: FeatureBatch], rowCount: Int) throws -> [String: FeatureBatch] {
    // For a single row this is a good part of all the work: nothing is asked twice or copied without need.
    let acceptsMissingNumbers = model.acceptsMissingNumbers
    var checked: [String: FeatureBatch] = [:]
    for feature in interface.inputs {
      let given = inputs[feature.name]
      guard let batch = given ?? feature.missing(rowCount: rowCount) else {
        throw ModelRuntimeError.missingInput(name: feature.name)
      }
      guard batch.rowCount == rowCount else {
        throw ModelRuntimeError.wrongRowCount(name: feature.name, expected: rowCount, found: batch.rowCount)
      }
      try batch.check(against: feature)
      if !acceptsMissingNumbers, let row = batch.firstMissingNumber() {
        throw ModelRuntimeError.missingValue(feature: feature.name, row: row)
      }
      if given == nil { checked[feature.name] = batch }
    }
    if checked.isEmpty && inputs.count == interface.inputs.count { return inputs }
    for feature in interface.inputs where checked[feature.name] == nil {
      checked[feature.name] = inputs[feature.name]
    }
    return checked
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
      guard let batch = inputs[feature.name] else { throw ModelRuntimeError.missingInput(name: feature.name) }
      columns += try batch.numericColumns(name: feature.name)
    }
    let table = FeatureTable(rowCount: rowCount, columns: columns)
    guard table.featureCount == featureCount else {
      throw ModelRuntimeError.wrongDimension(
        name: interface.inputs.map(\.name).joined(separator: ", "), expected: featureCount, found: table.featureCount)
    }
    return table
  }
}

extension FeatureDescription {
  /// What stands for an optional input that is not given; nil where it is not optional, or its type has no such value.
  fileprivate func missing(rowCount: Int) -> FeatureBatch? {
    guard isOptional else { return nil }
    switch type {
    case .double: return .float64(Array(repeating: .nan, count: rowCount))
    case .string: return .strings(StringBatch(values: [], codes: Array(repeating: -1, count: rowCount)))
    case .stringDictionary: return .stringDictionaries(Array(repeating: [:], count: rowCount))
    case .int64Dictionary: return .int64Dictionaries(Array(repeating: [:], count: rowCount))
    case .int64, .multiArray, .other: return nil
    }
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
