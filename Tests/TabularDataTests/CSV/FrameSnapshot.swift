import Foundation

@testable import TabularData

/// A text that tells everything about a frame's columns, so that equal texts are equal frames: doubles bit by bit.
func snapshot(_ frame: DataFrame) -> String {
  frame.columns.map { column in
    let cells = (0..<column.count).map { row -> String in
      switch column[row] {
      case let value as Double: value.isNaN ? "NaN" : "\(value) \(value.bitPattern)"
      case let value as Date: "date \(value.timeIntervalSinceReferenceDate.bitPattern)"
      case let value as Data: "data \(Array(value))"
      case let value as String: value.debugDescription
      case let value?: "\(value)"
      case nil: "nil"
      }
    }
    return "\(column.name.debugDescription) \(column.wrappedElementType): \(cells.joined(separator: ", "))"
  }.joined(separator: "\n")
}
