import CArrow
import Foundation
import TabularData

extension ArrowArrayReader {
  /// Where each list begins among the elements, and where the last one ends.
  func listEnds<Offset: FixedWidthInteger & BitwiseCopyable>(_ type: Offset.Type) throws -> [Int] {
    if count == 0 { return [0] }
    let places = try buffer(1) + start * MemoryLayout<Offset>.stride
    let ends = (0...count).map { row in
      Int(places.loadUnaligned(fromByteOffset: row * MemoryLayout<Offset>.stride, as: Offset.self))
    }
    if ends[0] < 0 { throw flaw(.offsetOutOfRange(row: firstRow)) }
    for row in 0..<count where ends[row + 1] < ends[row] { throw flaw(.offsetOutOfRange(row: firstRow + row)) }
    return ends
  }

  /// The same for lists of one size, which need no offsets.
  func listEnds(size: Int) throws -> [Int] {
    let (_, isTooLarge) = (start + count).multipliedReportingOverflow(by: size)
    if isTooLarge { throw flaw(.impossibleLength(count)) }
    return (0...count).map { (start + $0) * size }
  }

  /// The lists as a column of arrays.
  func lists(ends: [Int]) throws -> AnyColumn {
    let element = field.children[0]
    let child = try ArrowArrayReader.child(0, of: array, path: element.path, count: 1)
    let elements = try ArrowArrayReader(
      element, child, rows: ends[0]..<ends[count], firstRow: 0, owner: owner
    ).column()
    let types: [any Sendable.Type] = [
      Double.self, Int.self, String.self, Bool.self, Float.self, Date.self, Int8.self, Int16.self, Int32.self,
      UInt8.self, UInt16.self, UInt32.self, UInt.self, Data.self,
    ]
    for type in types {
      if let column = try lists(of: type, elements, ends: ends) { return column }
    }
    preconditionFailure("column '\(field.path)' has elements of type \(elements.wrappedElementType), which no list has")
  }

  private func lists<Element: Sendable>(
    of type: Element.Type, _ elements: AnyColumn, ends: [Int]
  ) throws -> AnyColumn? {
    guard let elements = elements.typed(type) else { return nil }
    let presence = try presence()
    var column = Column<[Element?]>(name: field.name, capacity: count)
    for row in 0..<count {
      if presence?[row] ?? true {
        column.append(Array(elements[(ends[row] - ends[0])..<(ends[row + 1] - ends[0])]))
      } else {
        column.append(nil)
      }
    }
    return column.eraseToAnyColumn()
  }
}
