import Foundation

/// A value of an axis at which marks are.
public struct AxisValue: Sendable {
  /// Its position among the axis's values, from 0.
  public let index: Int
  /// How many values the axis marks.
  public let count: Int
  let value: PlotValue

  /// The value as the type that was plotted; nil when it is none of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.plottable(type) }
}

extension PlotValue {
  /// The value as the type that was plotted; nil when it is none of that type.
  func plottable<P: Plottable>(_ type: P.Type) -> P? {
    primitive(P.PrimitivePlottable.self).flatMap { P(primitivePlottable: $0) }
  }

  private func primitive<Primitive>(_ type: Primitive.Type) -> Primitive? {
    switch self {
    case .category(let name): return name as? Primitive
    case .date(let date): return date as? Primitive
    case .number(let number):
      switch type {
      case let integer as any BinaryInteger.Type: return exactly(number, integer) as? Primitive
      case let real as any BinaryFloatingPoint.Type: return rounded(number, real) as? Primitive
      case is Decimal.Type: return Decimal(number) as? Primitive
      default: return nil
      }
    }
  }
}

/// A number as an integer; nil for one with a fraction.
private func exactly<Integer: BinaryInteger>(_ number: Double, _ type: Integer.Type) -> Integer? {
  Integer(exactly: number)
}

private func rounded<Real: BinaryFloatingPoint>(_ number: Double, _ type: Real.Type) -> Real { Real(number) }
