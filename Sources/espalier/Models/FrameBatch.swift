import CoreML
import Foundation
import TabularData

/// The rows of a frame as inputs of a model, without a copy a row.
///
/// A number that is missing is NaN, which trees know how to follow and linear models answer with NaN; a text that is
/// missing is empty, a category that no model has seen.
final class FrameBatch: MLBatchProvider {
  fileprivate enum Values {
    case numbers([Double])
    case integers([Int64])
    case texts([String])
  }

  let count: Int
  fileprivate let valuesByName: [String: Values]
  fileprivate let names: Set<String>

  /// Throws ``ToolError`` where a column does not hold what its input wants.
  init(frame: DataFrame, inputs: [MLFeatureDescription]) throws {
    var valuesByName: [String: Values] = [:]
    for input in inputs {
      valuesByName[input.name] = try Self.values(of: frame, for: input)
    }
    count = frame.rows.count
    self.valuesByName = valuesByName
    names = Set(valuesByName.keys)
  }

  func features(at index: Int) -> any MLFeatureProvider { FrameRow(batch: self, row: index) }

  private static func values(of frame: DataFrame, for input: MLFeatureDescription) throws -> Values {
    switch input.type {
    case .double:
      return .numbers(frame[input.name, Double.self].map { $0 ?? .nan })
    case .int64:
      let column = frame[input.name, Int.self]
      return .integers(
        try column.enumerated().map { row, value in
          guard let value else { throw ToolError.wrongCell(column: input.name, row: row, type: "an integer") }
          return Int64(value)
        })
    default:
      return .texts(frame[input.name, String.self].map { $0 ?? "" })
    }
  }
}

/// One row of a ``FrameBatch``.
private final class FrameRow: MLFeatureProvider {
  private let batch: FrameBatch
  private let row: Int

  init(batch: FrameBatch, row: Int) {
    self.batch = batch
    self.row = row
  }

  var featureNames: Set<String> { batch.names }

  func featureValue(for featureName: String) -> MLFeatureValue? {
    switch batch.valuesByName[featureName] {
    case .numbers(let values): MLFeatureValue(double: values[row])
    case .integers(let values): MLFeatureValue(int64: values[row])
    case .texts(let values): MLFeatureValue(string: values[row])
    case nil: nil
    }
  }
}
