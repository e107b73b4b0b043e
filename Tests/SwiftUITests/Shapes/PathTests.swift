import Foundation
import Testing

@testable import SwiftUI

@Suite struct PathTests {
  @Test func `a path's steps are SVG's`() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 0, y: 1))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.svg == "M1 2L3.5 4Q7 8 5 6C1 0 0 1 0 0Z")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a line without a beginning begins a part`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.svg == "M1 1")
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
  }

  /// A circle's points lie at its radius; four cubic curves miss it by at most 0.03 %.
  @Test func `an ellipse is round`() {
    let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 200))
    for line in path.flattened(steps: 16) {
      let radius = hypot(line.end.x - 110, line.end.y - 120)
      #expect(abs(radius - 100) < 0.03)
    }
    #expect(path.boundingRect.insetBy(dx: 0.001, dy: 0.001).width > 199.9)
  }

  @Test(arguments: [
    // On the screen, where y points down, Apple's `clockwise: false` goes from the right by way of the bottom.
    (0.0, 90.0, false, CGPoint(x: 0, y: 10), 10 * Double.pi / 2),
    (0.0, 90.0, true, CGPoint(x: 0, y: 10), 10 * Double.pi * 1.5),
    (180.0, 0.0, false, CGPoint(x: 10, y: 0), 10 * Double.pi),
    (0.0, 360.0, false, CGPoint(x: 10, y: 0), 20 * Double.pi),
    (0.0, 360.0, true, CGPoint(x: 10, y: 0), 20 * Double.pi),
  ])
  func `an arc goes the way it is told`(start: Double, end: Double, clockwise: Bool, last: CGPoint, length: Double)
    throws
  {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    let point = try #require(path.currentPoint)
    #expect(hypot(point.x - last.x, point.y - last.y) < 1e-9)
    #expect(abs(path.flattened(steps: 64).reduce(0) { $0 + $1.length } - length) < 0.01)
  }

  @Test func `a trimmed square has its first side`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.25).svg == "M0 0L10 0")
    #expect(square.trimmedPath(from: 0.125, to: 0.375).svg == "M5 0L10 0L10 5")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func `corners are no larger than half the sides`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 4), cornerRadius: 50)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(path.svg.hasPrefix("M0 2C"))
  }
}
