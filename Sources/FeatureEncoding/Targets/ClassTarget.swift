import ModelRuntime
import TabularData

/// The labels of a target column: the distinct ones in ascending order, and which of them each row has.
package struct ClassTarget: Sendable, Equatable {
  /// The Swift type of the labels, which predictions have too.
  package enum LabelType: Sendable, Equatable {
    case string, integer
    /// A model file holds false as 0 and true as 1.
    case boolean
  }

  package let labelType: LabelType
  package let labels: ClassLabels
  /// For each row an index into `labels`.
  package let codes: [Int32]

  package init(labelType: LabelType, labels: ClassLabels, codes: [Int32]) {
    self.labelType = labelType
    self.labels = labels
    self.codes = codes
  }

  /// Reads a target column.
  ///
  /// - Throws: ``FeatureEncodingError`` where the column is missing or not of labels, or a row has none.
  package init(column: String, in frame: DataFrame) throws(FeatureEncodingError) {
    let source = try frame.column(named: column, role: .target)
    try source.checkTargetIsComplete()
    let type = ColumnType(source.wrappedElementType)
    if let strings = source.stringBatch() {
      self.init(strings)
    } else if let integers = source.integers() {
      self.init(integers, labelType: type == .boolean ? .boolean : .integer)
    } else {
      throw .unsupportedTargetType(
        column: column, type: "\(source.wrappedElementType)", allowed: "labels (String, Int or Bool)")
    }
  }

  /// Throws ``FeatureEncodingError/singleClass(column:label:)`` unless there are two labels to tell apart.
  package func checkHasSeveralClasses(column: String) throws(FeatureEncodingError) {
    if labels.count == 1 { throw .singleClass(column: column, label: labels.text(0)) }
  }

  /// The target of some of the rows, with the labels that occur in them.
  package func gathered(_ rows: [Int]) -> ClassTarget {
    let gathered = rows.map { codes[$0] }
    var isUsed = Array(repeating: false, count: labels.count)
    for code in gathered { isUsed[Int(code)] = true }
    let used = labels.indices.filter { isUsed[$0] }
    var newCodes = Array(repeating: Int32(-1), count: labels.count)
    for (new, old) in used.enumerated() { newCodes[old] = Int32(new) }
    return ClassTarget(labelType: labelType, labels: labels.selecting(used), codes: gathered.map { newCodes[Int($0)] })
  }

  private init(_ strings: StringBatch) {
    let labels = strings.usedValues().sorted()
    let codeByLabel = Dictionary(uniqueKeysWithValues: zip(labels, Int32(0)...))
    let codeByValue = strings.values.map { codeByLabel[$0] ?? -1 }
    self.init(labelType: .string, labels: .string(labels), codes: strings.codes.map { codeByValue[Int($0)] })
  }

  private init(_ integers: [Int64], labelType: LabelType) {
    let labels = Set(integers).sorted()
    let codeByLabel = Dictionary(uniqueKeysWithValues: zip(labels, Int32(0)...))
    self.init(labelType: labelType, labels: .int64(labels), codes: integers.map { codeByLabel[$0] ?? -1 })
  }
}
