import CArrow
import Foundation
import TabularData

extension ArrowArrayReader {
  /// Bits become bytes.
  func booleans() throws -> AnyColumn {
    var column = Column<Bool>(name: field.name, capacity: count)
    if count > 0 {
      let bits = BorrowedBits(try buffer(1), offset: start)
      if let presence = try presence() {
        for row in 0..<count { column.append(presence[row] ? bits[row] : nil) }
      } else {
        for row in 0..<count { column.append(bits[row]) }
      }
    }
    return column.eraseToAnyColumn()
  }

  /// Numbers of days, or of parts of a second, since 1970, as instants.
  ///
  /// A date is a number of seconds with 53 binary digits, so that nanoseconds of our time are rounded to some 0.1 µs.
  func dates<Count: FixedWidthInteger & BitwiseCopyable>(_ type: Count.Type, perSecond: Int64?) throws -> AnyColumn {
    var column = Column<Date>(name: field.name, capacity: count)
    if count == 0 { return column.eraseToAnyColumn() }
    let values = try buffer(1) + start * MemoryLayout<Count>.stride
    let presence = try presence()
    for row in 0..<count {
      guard presence?[row] ?? true else {
        column.append(nil)
        continue
      }
      let number = Int64(values.loadUnaligned(fromByteOffset: row * MemoryLayout<Count>.stride, as: Count.self))
      column.append(ArrowTime.date(number, perSecond: perSecond))
    }
    return column.eraseToAnyColumn()
  }
}

/// Instants as Arrow counts them, from 1970, and as `Date` does, from 2001.
enum ArrowTime {
  private static let secondsTo2001: Int64 = 978_307_200
  static let microsecondsPerSecond: Int64 = 1_000_000

  /// The instant of a number of parts of a second, or of days where `perSecond` is nil.
  static func date(_ number: Int64, perSecond: Int64?) -> Date {
    guard let perSecond else {
      return Date(timeIntervalSinceReferenceDate: Double(number) * 86_400 - Double(secondsTo2001))
    }
    // The difference is taken between whole numbers, as long as they have room for it: it is exact then.
    let (difference, hasNoRoom) = number.subtractingReportingOverflow(secondsTo2001 * perSecond)
    let parts = hasNoRoom ? Double(number) - Double(secondsTo2001 * perSecond) : Double(difference)
    return Date(timeIntervalSinceReferenceDate: parts / Double(perSecond))
  }

  /// The nearest number of microseconds; nil where 64 bits do not hold it.
  static func microseconds(_ date: Date) -> Int64? {
    let parts = (date.timeIntervalSinceReferenceDate * Double(microsecondsPerSecond)).rounded()
    guard let since2001 = Int64(exactly: parts) else { return nil }
    let (sum, hasNoRoom) = since2001.addingReportingOverflow(secondsTo2001 * microsecondsPerSecond)
    return hasNoRoom ? nil : sum
  }
}
