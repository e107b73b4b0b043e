import Foundation

/// A frame does not have what an operation needs of it.
public enum TabularPipelineDataError: Error, Equatable, Sendable {
  /// There is no column of that name.
  case missingColumn(operation: String, columnName: String)
  /// The column's values are of another type.
  case incorrectType(operation: String, columnName: String, actual: String, expected: String)
  /// The column lacks a value where it must have one.
  case missingValues(operation: String, columnName: String)
}

extension TabularPipelineDataError: LocalizedError, CustomDebugStringConvertible {
  /// A sentence that names the operation and the column.
  public var errorDescription: String? { debugDescription }

  /// The same text as ``errorDescription``.
  public var debugDescription: String {
    switch self {
    case .missingColumn(let operation, let columnName):
      "\(operation): there is no column '\(columnName)'."
    case .incorrectType(let operation, let columnName, let actual, let expected):
      "\(operation): column '\(columnName)' holds \(actual), not \(expected)."
    case .missingValues(let operation, let columnName):
      "\(operation): column '\(columnName)' lacks values."
    }
  }
}
