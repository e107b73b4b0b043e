import NumericKernels

extension FittedStage {
  /// Runs the model on all rows of its inputs.
  ///
  /// - Parameters:
  ///   - inputs: The values of the features by name; features that the model does not take are ignored.
  ///   - rowCount: The number of rows, which every input that the model takes must have.
  ///   - threadCount: How many threads may share the work; the outputs do not depend on it.
  /// - Returns: The values of the outputs by name.
  /// - Throws: ``ModelRuntimeError`` that names the feature which is missing or does not fit.
  package func evaluate(
    _ inputs: [String: FeatureBatch], rowCount: Int, threadCount: Int
  ) throws -> [String: FeatureBatch] {
    let inputs = try checkedInputs(inputs, rowCount: rowCount)
    return try evaluateStep(inputs, rowCount: rowCount, threadCount: threadCount)
  }

  /// Runs the model on inputs that are known to be there.
  func evaluateStep(
    _ inputs: [String: FeatureBatch], rowCount: Int, threadCount: Int
  ) throws -> [String: FeatureBatch] {
    switch model {
    case .oneHotEncoder(let encoder):
      let table = try encoder.encoded(onlyInput(of: inputs), name: onlyInputName)
      return [try onlyOutputName: .vectors(table)]
    case .featureVectorizer(let vectorizer):
      return [try onlyOutputName: .vectors(try vectorizer.joined(inputs, rowCount: rowCount))]
    case .dictVectorizer(let vectorizer):
      let table = try vectorizer.encoded(onlyInput(of: inputs), name: onlyInputName, rowCount: rowCount)
      return [try onlyOutputName: .vectors(table)]
    case .linearRegressor(let model):
      let table = try featureTable(of: inputs, rowCount: rowCount, featureCount: model.weights.first?.count ?? 0)
      return try regression(model.predictions(of: table), dimensionCount: model.offsets.count, rowCount: rowCount)
    case .linearClassifier(let model, let labels):
      let table = try featureTable(of: inputs, rowCount: rowCount, featureCount: model.weights.first?.count ?? 0)
      return try classification(model.classProbabilities(of: table, classCount: labels.count), labels: labels)
    case .treeEnsembleRegressor(let ensemble):
      let table = try featureTable(of: inputs, rowCount: rowCount, featureCount: ensemble.featureCount)
      return try regression(
        ensemble.predictions(of: table, threadCount: threadCount), dimensionCount: ensemble.predictionCount,
        rowCount: rowCount)
    case .treeEnsembleClassifier(let ensemble, let labels):
      let table = try featureTable(of: inputs, rowCount: rowCount, featureCount: ensemble.featureCount)
      return try classification(
        ensemble.classProbabilities(of: table, classCount: labels.count, threadCount: threadCount), labels: labels)
    case .pipeline(let steps, _):
      return try FittedStage.run(
        steps, on: inputs, outputs: interface.outputs.map(\.name), rowCount: rowCount, threadCount: threadCount)
    }
  }
}

// MARK: - Outputs

extension FittedStage {
  /// The outputs of a regressor, from its predictions row after row.
  private func regression(
    _ predictions: [Double], dimensionCount: Int, rowCount: Int
  ) throws -> [String: FeatureBatch] {
    let name = try predictedName
    let output = interface.outputs.first { $0.name == name }
    if dimensionCount == 1, output?.type.isMultiArray != true { return [name: .float64(predictions)] }
    let columns = (0..<dimensionCount).map { dimension in
      FeatureColumn.float64((0..<rowCount).map { predictions[$0 * dimensionCount + dimension] })
    }
    return [name: .vectors(FeatureTable(rowCount: rowCount, columns: columns))]
  }

  /// The outputs of a classifier: for each row its most probable class and, where declared, all probabilities.
  private func classification(_ values: [Double], labels: ClassLabels) throws -> [String: FeatureBatch] {
    let probabilities = ClassProbabilities(labels: labels, values: values)
    let best = probabilities.bestClasses()
    var outputs: [String: FeatureBatch] = [:]
    switch labels {
    case .string(let labels): outputs[try predictedName] = .strings(StringBatch(values: labels, codes: best))
    case .int64(let labels): outputs[try predictedName] = .int64(best.map { labels[Int($0)] })
    }
    if let name = interface.predictedProbabilitiesName { outputs[name] = .probabilities(probabilities) }
    return outputs
  }

  private var predictedName: String {
    get throws {
      guard let name = interface.predictedFeatureName ?? interface.outputs.first?.name else {
        throw ModelRuntimeError.missingOutput(name: "predictedFeatureName")
      }
      return name
    }
  }

  private var onlyOutputName: String {
    get throws {
      guard let output = interface.outputs.first else { throw ModelRuntimeError.missingOutput(name: "") }
      return output.name
    }
  }

  private var onlyInputName: String { interface.inputs.first?.name ?? "" }

  private func onlyInput(of inputs: [String: FeatureBatch]) throws -> FeatureBatch {
    guard let input = inputs[onlyInputName] else { throw ModelRuntimeError.missingInput(name: onlyInputName) }
    return input
  }
}

extension FeatureType {
  fileprivate var isMultiArray: Bool {
    if case .multiArray = self { true } else { false }
  }
}
