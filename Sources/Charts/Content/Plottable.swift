import Foundation

/// A value that a chart can show: a number, a date, or a word that stands for a category.
public protocol Plottable {
  /// The type that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// Makes a value of the one that is plotted, or none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date, or a word.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

/// An enumeration with plottable raw values is plotted by them.
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// The case with a raw value, or none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value as a chart places it.
enum PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  init<Value: Plottable>(_ value: Value) {
    switch value.primitivePlottable {
    case let date as Date: self = .date(date)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    case let other: self = .category(String(describing: other))
    }
  }

  /// The value on a continuous scale, dates in seconds; nil for a category and for what is no number.
  var position: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}
