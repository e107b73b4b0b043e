import ModelRuntime
import TabularData

/// The columns of a frame that a model reads, in the model's order, checked but not yet encoded.
package struct FeatureColumns: Sendable, Equatable {
  package struct Column: Sendable, Equatable {
    package let name: String
    /// The element type in the training data.
    package let type: ColumnType

    package init(name: String, type: ColumnType) {
      self.name = name
      self.type = type
    }
  }

  package let columns: [Column]

  package var names: [String] { columns.map(\.name) }

  package init(columns: [Column]) { self.columns = columns }

  /// Chooses the feature columns of training data.
  ///
  /// - Parameters:
  ///   - names: The columns to use, in this order; nil means every column but the target, in the frame's order.
  ///   - frame: The training data.
  ///   - targetColumn: The column to be predicted, which cannot be a feature.
  /// - Throws: ``FeatureEncodingError`` where a column is missing, named twice, the target, or of a type that no model
  ///   takes, and where there is no feature column at all.
  package init(_ names: [String]?, of frame: DataFrame, targetColumn: String) throws(FeatureEncodingError) {
    let available = frame.columns
    let chosen = names ?? available.map(\.name).filter { $0 != targetColumn }
    guard !chosen.isEmpty else { throw .noFeatureColumns(target: targetColumn) }
    var seen: Set<String> = []
    var columns: [Column] = []
    for name in chosen {
      guard seen.insert(name).inserted else { throw .featureRepeated(column: name) }
      guard name != targetColumn else { throw .featureIsTarget(column: name) }
      let column = try frame.column(named: name, role: .feature)
      guard let type = ColumnType(column.wrappedElementType) else {
        throw .unsupportedFeatureType(column: name, type: "\(column.wrappedElementType)")
      }
      columns.append(Column(name: name, type: type))
    }
    self.columns = columns
  }

  /// Reads the columns out of a frame, as the inputs of a model.
  ///
  /// Floats stay floats; every other number becomes a Double; strings are coded, each distinct one once. Where the frame
  /// has a column of another type than the training data had, numbers may stand for numbers, and a column without any
  /// value for anything.
  ///
  /// - Throws: ``FeatureEncodingError`` where a column is missing or has values of another kind.
  package func batches(from frame: DataFrame) throws(FeatureEncodingError) -> [FeatureBatch] {
    var batches: [FeatureBatch] = []
    batches.reserveCapacity(columns.count)
    for column in columns {
      batches.append(try column.batch(from: try frame.column(named: column.name, role: .feature)))
    }
    return batches
  }
}

extension FeatureColumns.Column {
  fileprivate func batch(from source: AnyColumn) throws(FeatureEncodingError) -> FeatureBatch {
    let batch = type.isNumeric ? source.numericBatch() : source.stringBatch().map { .strings($0) }
    if let batch { return batch }
    guard source.missingCount == source.count else {
      throw .featureTypeChanged(column: name, expected: type.rawValue, found: "\(source.wrappedElementType)")
    }
    return type.isNumeric
      ? .float64(Array(repeating: .nan, count: source.count))
      : .strings(StringBatch(values: [], codes: Array(repeating: -1, count: source.count)))
  }
}

extension DataFrame {
  /// Returns the column called `name`.
  ///
  /// - Throws: ``FeatureEncodingError/columnMissing(column:role:nearest:)``.
  package func column(named name: String, role: ColumnRole) throws(FeatureEncodingError) -> AnyColumn {
    guard containsColumn(name) else {
      throw .columnMissing(
        column: name, role: role, nearest: NearestName.nearest(to: name, among: columns.map(\.name)))
    }
    return self[name]
  }
}

/// What a column is for.
package enum ColumnRole: String, Sendable, Equatable {
  case feature, target
}
