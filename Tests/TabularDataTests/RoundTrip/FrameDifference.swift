import Foundation

@testable import TabularData

/// The first thing in which two frames differ, as a sentence; nil if they are the same.
///
/// The same means the same names, types and elements in the same order; numbers bit for bit (all NaNs are one),
/// text by its bytes, lists and dictionaries by what is in them.
func firstDifference(_ left: DataFrame, _ right: DataFrame) -> String? {
  let names = (left.columns.map(\.name), right.columns.map(\.name))
  guard names.0.count == names.1.count, zip(names.0, names.1).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) else {
    return "the names are \(names.0) and \(names.1)"
  }
  guard left.shape.rows == right.shape.rows else { return "there are \(left.shape.rows) and \(right.shape.rows) rows" }
  for (column, other) in zip(left.columns, right.columns) {
    guard column.wrappedElementType == other.wrappedElementType else {
      return "column \(column.name.debugDescription) holds \(column.wrappedElementType) and \(other.wrappedElementType)"
    }
    for row in 0..<column.count where !areSame(column[row], other[row]) {
      return "row \(row) of column \(column.name.debugDescription) holds "
        + "\(String(reflecting: column[row])) and \(String(reflecting: other[row]))"
    }
  }
  return nil
}

private func areSame(_ left: Any?, _ right: Any?) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (let left as Double, let right as Double): left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
  case (let left as Float, let right as Float): left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
  case (let left as Date, let right as Date): areSame(left, right)
  case (let left as String, let right as String): left.utf8.elementsEqual(right.utf8)
  case (let left as Int, let right as Int): left == right
  case (let left as Bool, let right as Bool): left == right
  case (let left as Data, let right as Data): left == right
  case (let left as [Any?], let right as [Any?]): left.count == right.count && zip(left, right).allSatisfy(areSame)
  case (let left as [String: Any?], let right as [String: Any?]):
    left.count == right.count && left.allSatisfy { name, value in right[name].map { areSame(value, $0) } ?? false }
  default: false
  }
}

/// Dates bit for bit, except within the second before 2001: there a `Date` is finer than the fraction of a written second.
private func areSame(_ left: Date, _ right: Date) -> Bool {
  let (left, right) = (left.timeIntervalSinceReferenceDate, right.timeIntervalSinceReferenceDate)
  return left == right || left > -1 && left < 0 && abs(left - right) <= 0x1p-52 || left.isNaN && right.isNaN
}
