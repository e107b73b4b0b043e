import Foundation

/// Why trees could not be grown, asked or written, where it is no matter of a single column.
///
/// This type is not part of Apple's framework.
public enum BoostedTreeError: Error, Equatable, Sendable {
  /// The frame cannot be learned from.
  case unusableData(reason: String)
  /// A row has a label that the estimator was not told of.
  case unexpectedLabel(columnName: String, row: Int, label: String)
  /// A setting of the configuration is out of range.
  case configuration(reason: String)
  /// Training or predicting failed.
  case failed(reason: String)
  /// The file could not be written.
  case writing(path: String, reason: String)
}

extension BoostedTreeError: LocalizedError {
  /// A sentence that names what is wrong.
  public var errorDescription: String? {
    switch self {
    case .unusableData(let reason), .configuration(let reason), .failed(let reason): reason
    case .unexpectedLabel(let columnName, let row, let label):
      "Column '\(columnName)' holds the label '\(label)' in row \(row), which is not among the estimator's labels."
    case .writing(let path, let reason): "The model could not be written to '\(path)': \(reason)"
    }
  }
}
