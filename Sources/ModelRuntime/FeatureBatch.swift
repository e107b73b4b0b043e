import NumericKernels

/// The values of one named feature over many rows, as they pass from stage to stage of a pipeline.
///
/// A single prediction is a batch of one row: there is one evaluator for both.
package enum FeatureBatch: Sendable, Equatable {
  case int64([Int64])
  /// Double-precision numbers; NaN is a missing one.
  case float64([Double])
  /// Single-precision numbers; NaN is a missing one.
  case float32([Float])
  case strings(StringBatch)
  /// A vector a row: a multi-array input, an encoder's or a vectorizer's output.
  case vectors(FeatureTable)
  /// A probability for each class, a row.
  case probabilities(ClassProbabilities)
  /// A dictionary a row, with string keys.
  case stringDictionaries([[String: Double]])
  /// A dictionary a row, with integer keys.
  case int64Dictionaries([[Int64: Double]])

  package var rowCount: Int {
    switch self {
    case .int64(let values): values.count
    case .float64(let values): values.count
    case .float32(let values): values.count
    case .strings(let strings): strings.codes.count
    case .vectors(let table): table.rowCount
    case .probabilities(let probabilities): probabilities.rowCount
    case .stringDictionaries(let values): values.count
    case .int64Dictionaries(let values): values.count
    }
  }
}

/// Strings, each distinct one kept once.
///
/// Encoders look each distinct string up once, then translate codes.
package struct StringBatch: Sendable, Equatable {
  /// The distinct strings.
  package var values: [String]
  /// For each row an index into `values`, or −1 where the string is missing.
  package var codes: [Int32]

  package init(values: [String], codes: [Int32]) {
    self.values = values
    self.codes = codes
  }

  /// Codes the strings of a column; a nil gets the code −1. Distinct values keep the order in which they first appear.
  package init(_ strings: some Sequence<String?>) {
    var known = StringCodes(expecting: strings.underestimatedCount)
    let codes = strings.map { $0.map { known.code(of: $0) } ?? -1 }
    self.init(values: known.distinct, codes: codes)
  }
}

/// The probability of every class, for many rows.
package struct ClassProbabilities: Sendable, Equatable {
  package let labels: ClassLabels
  /// Row after row, each with one number for each label in label order.
  package let values: [Double]

  package init(labels: ClassLabels, values: [Double]) {
    self.labels = labels
    self.values = values
  }

  package var rowCount: Int { labels.count == 0 ? 0 : values.count / labels.count }

  /// The index of the most probable class of each row; the first of equals.
  package func bestClasses() -> [Int32] {
    let classCount = labels.count
    return (0..<rowCount).map { Self.bestClass(of: values[$0 * classCount..<($0 + 1) * classCount]) }
  }

  /// The place of the largest of a row's probabilities; the first of equals.
  static func bestClass(of row: ArraySlice<Double>) -> Int32 {
    var best = row.startIndex
    for index in row.indices where row[index] > row[best] { best = index }
    return Int32(best - row.startIndex)
  }
}
