import ModelRuntime

extension FeatureBatch {
  /// The batch's values at `rows`, in that order.
  package func gathered(_ rows: [Int]) -> FeatureBatch {
    switch self {
    case .int64(let values): .int64(rows.map { values[$0] })
    case .float64(let values): .float64(rows.map { values[$0] })
    case .float32(let values): .float32(rows.map { values[$0] })
    case .strings(let strings): .strings(StringBatch(values: strings.values, codes: rows.map { strings.codes[$0] }))
    case .vectors(let table): .vectors(table.gathered(rows))
    case .probabilities(let probabilities): .probabilities(probabilities.gathered(rows))
    case .stringDictionaries(let values): .stringDictionaries(rows.map { values[$0] })
    case .int64Dictionaries(let values): .int64Dictionaries(rows.map { values[$0] })
    }
  }
}

extension ClassProbabilities {
  func gathered(_ rows: [Int]) -> ClassProbabilities {
    let width = labels.count
    return ClassProbabilities(labels: labels, values: rows.flatMap { values[$0 * width..<($0 + 1) * width] })
  }
}
