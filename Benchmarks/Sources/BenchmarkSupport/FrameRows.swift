import CoreML
import TabularData

/// The rows of a frame of Float columns as Core ML takes them.
public final class FrameRows: MLBatchProvider {
  private let names: [String]
  private let columns: [[Float]]
  /// The number of rows.
  public let count: Int

  /// Takes all columns of a frame but the target.
  public init(_ frame: DataFrame, except target: String) {
    names = frame.columns.map(\.name).filter { $0 != target }
    columns = names.map { name in frame[name, Float.self].map { $0 ?? .nan } }
    count = frame.rows.count
  }

  /// The row at an index.
  public func features(at index: Int) -> any MLFeatureProvider {
    FrameRow(values: Dictionary(uniqueKeysWithValues: zip(names, columns.map { Double($0[index]) })))
  }
}

private final class FrameRow: MLFeatureProvider {
  private let values: [String: Double]

  init(values: [String: Double]) { self.values = values }

  var featureNames: Set<String> { Set(values.keys) }

  func featureValue(for featureName: String) -> MLFeatureValue? {
    values[featureName].map { MLFeatureValue(double: $0) }
  }
}
