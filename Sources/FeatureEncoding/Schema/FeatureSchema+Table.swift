import ModelRuntime
import NumericKernels

extension FeatureSchema {
  /// Encodes rows as the fitted pipeline will: the same encoders, in the same order.
  ///
  /// Numbers are handed on without a copy.
  ///
  /// - Parameter batches: One a column, as ``FeatureColumns/batches(from:)`` gives them.
  /// - Throws: ``ModelRuntimeError`` where a batch is not of its column's kind.
  package func table(of batches: [FeatureBatch], rowCount: Int) throws -> FeatureTable {
    let columns = try zip(zip(columns.names, encodings), batches).map { column, batch in
      switch column.1 {
      case .numeric: try Self.numbers(batch, name: column.0)
      case .categorical(let categories): try Self.codes(batch, name: column.0, categories: categories)
      }
    }
    return FeatureTable(rowCount: rowCount, columns: columns)
  }

  /// The columns as a pipeline declares them.
  package var pipelineFeatures: [TabularPipelineBuilder.Feature] {
    zip(columns.names, encodings).map { name, encoding in
      switch encoding {
      case .numeric: TabularPipelineBuilder.Feature(name: name, kind: .number)
      case .categorical(let categories):
        TabularPipelineBuilder.Feature(name: name, kind: .categories(.string(categories)))
      }
    }
  }

  private static func numbers(_ batch: FeatureBatch, name: String) throws -> FeatureColumn {
    switch batch {
    case .float64(let values): .float64(values)
    case .float32(let values): .float32(values)
    default: throw ModelRuntimeError.wrongInputType(name: name, expected: "Double", found: "another type")
    }
  }

  private static func codes(_ batch: FeatureBatch, name: String, categories: [String]) throws -> FeatureColumn {
    let output = "encoded"
    let encoder = FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: name, type: .string)],
        outputs: [FeatureDescription(name: output, type: .int64Dictionary)]),
      model: .oneHotEncoder(OneHotEncoder(categories: .string(categories))))
    let outputs = try encoder.evaluate([name: batch], rowCount: batch.rowCount, threadCount: 1)
    guard case .vectors(let table)? = outputs[output], let column = table.columns.first else {
      throw ModelRuntimeError.missingOutput(name: output)
    }
    return column
  }
}
