import Foundation
import SwiftUI

/// The path of a line through points, as SVG has it.
struct LinePath {
  let points: [CGPoint]
  let method: InterpolationMethod

  /// The whole line.
  var text: String {
    guard let first = points.first else { return "" }
    return "M\(first.svg)" + continuation
  }

  /// The line without its beginning.
  var continuation: String {
    switch method.method {
    case .linear: return points.dropFirst().map { "L\($0.svg)" }.joined()
    case .stepStart: return steps { _, end in ["V\(plotNumber(end.y))", "H\(plotNumber(end.x))"] }
    case .stepEnd: return steps { _, end in ["H\(plotNumber(end.x))", "V\(plotNumber(end.y))"] }
    case .stepCenter:
      return steps { start, end in
        ["H\(plotNumber((start.x + end.x) / 2))", "V\(plotNumber(end.y))", "H\(plotNumber(end.x))"]
      }
    case .catmullRom: return curves(tangents: evenTangents)
    case .monotone:
      let ways = zip(points, points.dropFirst()).map { $1.x - $0.x }
      let isOrdered = ways.allSatisfy { $0 > 0 } || ways.allSatisfy { $0 < 0 }
      return isOrdered ? curves(tangents: monotoneTangents) : curves(tangents: evenTangents)
    }
  }

  private func steps(_ step: (CGPoint, CGPoint) -> [String]) -> String {
    zip(points, points.dropFirst()).map { step($0, $1).joined() }.joined()
  }

  /// Bézier curves between neighbours; a tangent is the way that the line would go until the next point.
  private func curves(tangents: [(before: CGSize, after: CGSize)]) -> String {
    points.indices.dropLast().map { index in
      let (start, end) = (points[index], points[index + 1])
      let (leaving, arriving) = (tangents[index].after, tangents[index + 1].before)
      let first = CGPoint(x: start.x + leaving.width / 3, y: start.y + leaving.height / 3)
      let second = CGPoint(x: end.x - arriving.width / 3, y: end.y - arriving.height / 3)
      return "C\(first.svg) \(second.svg) \(end.svg)"
    }.joined()
  }

  /// Catmull and Rom's: half of the way from the point before to the point after.
  private var evenTangents: [(before: CGSize, after: CGSize)] {
    points.indices.map { index in
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
      let tangent = CGSize(width: (after.x - before.x) / 2, height: (after.y - before.y) / 2)
      return (tangent, tangent)
    }
  }

  /// Fritsch and Butland's: no slope at a peak or a valley, else the weighted harmonic mean of the two slopes beside.
  private var monotoneTangents: [(before: CGSize, after: CGSize)] {
    let widths = zip(points, points.dropFirst()).map { Double($1.x - $0.x) }
    let slopes = zip(zip(points, points.dropFirst()), widths).map { Double($0.1.y - $0.0.y) / $1 }
    return points.indices.map { index in
      guard !slopes.isEmpty else { return (CGSize(), CGSize()) }
      let (left, right) = (max(index - 1, 0), min(index, slopes.count - 1))
      var slope = slopes[right]
      if left != right {
        let (a, b) = (slopes[left], slopes[right])
        let (w, v) = (2 * widths[right] + widths[left], widths[right] + 2 * widths[left])
        slope = a * b > 0 ? (w + v) / (w / a + v / b) : 0
      } else if index == points.count - 1 {
        slope = slopes[left]
      }
      return (
        CGSize(width: widths[left], height: slope * widths[left]),
        CGSize(width: widths[right], height: slope * widths[right])
      )
    }
  }
}

/// A number of points, to a hundredth.
func plotNumber(_ number: Double) -> String {
  let hundredths = (number * 100).rounded()
  guard hundredths.isFinite, abs(hundredths) < 1e12 else { return "0" }
  let whole = Int(hundredths)
  if whole % 100 == 0 { return String(whole / 100) }
  let digits = abs(whole) % 100
  let fraction = digits % 10 == 0 ? String(digits / 10) : (digits < 10 ? "0\(digits)" : String(digits))
  return "\(whole < 0 ? "-" : "")\(abs(whole) / 100).\(fraction)"
}

extension CGPoint {
  /// As SVG has it.
  var svg: String { "\(plotNumber(x)) \(plotNumber(y))" }
}
