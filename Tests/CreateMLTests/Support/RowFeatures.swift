import CoreML
import TabularData

/// The rows of a frame as Core ML takes them: numbers as Doubles (NaN where missing), strings as strings (empty where
/// missing).
enum RowFeatures {
  static func batch(_ frame: DataFrame, columns: [String]) throws -> MLArrayBatchProvider {
    try MLArrayBatchProvider(
      array: (0..<frame.shape.rows).map { row in
        try MLDictionaryFeatureProvider(
          dictionary: Dictionary(uniqueKeysWithValues: columns.map { ($0, value(frame[$0][row], of: frame[$0])) }))
      })
  }

  private static func value(_ element: Any?, of column: AnyColumn) -> MLFeatureValue {
    switch element {
    case let number as Double: MLFeatureValue(double: number)
    case let number as Float: MLFeatureValue(double: Double(number))
    case let number as Int: MLFeatureValue(double: Double(number))
    case let isTrue as Bool: MLFeatureValue(double: isTrue ? 1 : 0)
    case let string as String: MLFeatureValue(string: string)
    default:
      column.wrappedElementType == String.self ? MLFeatureValue(string: "") : MLFeatureValue(double: .nan)
    }
  }
}
