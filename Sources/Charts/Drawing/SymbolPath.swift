import Foundation

/// The path of a symbol around a point, as SVG has it.
struct SymbolPath {
  let shape: BasicChartSymbolShape
  /// In square points.
  let area: Double

  /// A stroke is as wide as this in symbols of lines.
  var isStroked: Bool {
    switch shape.outline {
    case .plus, .cross, .asterisk: true
    case .circle, .square, .triangle, .diamond, .pentagon: false
    }
  }

  func text(at center: CGPoint) -> String {
    let radius = (area / .pi).squareRoot()
    switch shape.outline {
    case .circle:
      let (r, x) = (plotNumber(radius), plotNumber(2 * radius))
      let start = CGPoint(x: center.x - radius, y: center.y)
      return "M\(start.svg)a\(r) \(r) 0 1 0 \(x) 0a\(r) \(r) 0 1 0 -\(x) 0Z"
    case .square: return polygon(center, area.squareRoot() / 2.0.squareRoot(), [45, 135, 225, 315])
    case .diamond: return polygon(center, area.squareRoot() / 2.0.squareRoot(), [0, 90, 180, 270])
    // An equilateral triangle with corners at r has an area of 3√3/4·r².
    case .triangle: return polygon(center, (area * 4 / (3 * 3.0.squareRoot())).squareRoot(), [-90, 30, 150])
    // A regular pentagon with corners at r has an area of 5/2·sin 72°·r².
    case .pentagon:
      return polygon(center, (area / (2.5 * sin(72 * .pi / 180))).squareRoot(), [-90, -18, 54, 126, 198])
    case .plus: return lines(center, radius, [0, 90])
    case .cross: return lines(center, radius, [45, 135])
    case .asterisk: return lines(center, radius, [90, 30, 150])
    }
  }

  private func polygon(_ center: CGPoint, _ radius: Double, _ degrees: [Double]) -> String {
    "M" + degrees.map { corner(center, radius, $0).svg }.joined(separator: "L") + "Z"
  }

  private func lines(_ center: CGPoint, _ radius: Double, _ degrees: [Double]) -> String {
    degrees.map { "M\(corner(center, radius, $0).svg)L\(corner(center, radius, $0 + 180).svg)" }.joined()
  }

  private func corner(_ center: CGPoint, _ radius: Double, _ degrees: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(degrees * .pi / 180), y: center.y + radius * sin(degrees * .pi / 180))
  }
}
