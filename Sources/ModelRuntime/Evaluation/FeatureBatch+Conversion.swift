import NumericKernels

extension FeatureBatch {
  /// The values' type for people.
  var typeName: String {
    switch self {
    case .int64: "Int64"
    case .float64: "Double"
    case .float32: "Float"
    case .strings: "String"
    case .vectors: "MultiArray"
    case .probabilities, .stringDictionaries: "Dictionary (String → Double)"
    case .int64Dictionaries: "Dictionary (Int64 → Double)"
    }
  }

  /// Checks that the values can serve for `feature`: integers serve as doubles, and nothing else is converted.
  ///
  /// An optional integer comes as doubles where it is missing in a row, for only these know a missing number.
  func check(against feature: FeatureDescription) throws {
    switch (feature.type, self) {
    case (.int64, .int64), (.double, .float64), (.double, .float32), (.double, .int64), (.string, .strings),
      (.stringDictionary, .stringDictionaries), (.int64Dictionary, .int64Dictionaries), (.int64Dictionary, .vectors):
      return
    case (.int64, .float64) where feature.isOptional: return
    case (.multiArray(let array), .vectors(let table)):
      guard let count = array.elementCount, count == table.featureCount else {
        throw ModelRuntimeError.wrongDimension(
          name: feature.name, expected: array.elementCount ?? .max, found: table.featureCount)
      }
    default:
      throw ModelRuntimeError.wrongInputType(
        name: feature.name, expected: feature.type.description, found: typeName)
    }
  }

  /// The values as columns of a vector.
  func numericColumns(name: String) throws -> [FeatureColumn] {
    switch self {
    case .int64(let values): [.float64(values.map(Double.init))]
    case .float64(let values): [.float64(values)]
    case .float32(let values): [.float32(values)]
    case .vectors(let table): table.columns
    case .strings, .probabilities, .stringDictionaries, .int64Dictionaries:
      throw ModelRuntimeError.wrongInputType(name: name, expected: "Double or MultiArray", found: typeName)
    }
  }

  /// The first row in which a number is missing.
  func firstMissingNumber() -> Int? {
    switch self {
    case .float64(let values): values.firstIndex { $0.isNaN }
    case .float32(let values): values.firstIndex { $0.isNaN }
    case .vectors(let table): table.columns.compactMap { $0.firstMissingNumber() }.min()
    case .int64, .strings, .probabilities, .stringDictionaries, .int64Dictionaries: nil
    }
  }
}

extension FeatureColumn {
  fileprivate func firstMissingNumber() -> Int? {
    switch self {
    case .float32(let values): values.firstIndex { $0.isNaN }
    case .float64(let values): values.firstIndex { $0.isNaN }
    case .categories: nil
    }
  }
}
