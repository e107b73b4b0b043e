import Foundation
import Testing

@testable import Charts

@Suite struct LinePathTests {
  private func text(_ method: InterpolationMethod) -> String {
    LinePath(points: [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 3), CGPoint(x: 6, y: 0)], method: method).text
  }

  @Test func `straight lines and steps`() {
    #expect(text(.linear) == "M0 0L3 3L6 0")
    #expect(text(.stepStart) == "M0 0V3H3V0H6")
    #expect(text(.stepCenter) == "M0 0H1.5V3H3H4.5V0H6")
    #expect(text(.stepEnd) == "M0 0H3V3H6V0")
  }

  // Tangents by hand: (1.5, 1.5), (3, 0), (1.5, -1.5); a control point is a third of one away from its point.
  @Test func `a Catmull–Rom curve goes through its points parallel to their neighbours`() {
    #expect(text(.catmullRom) == "M0 0C0.5 0.5 2 3 3 3C4 3 5.5 0.5 6 0")
  }

  // Slopes by hand: 1 at the first point, 0 at the peak, -1 at the last.
  @Test func `a monotone curve is level at a peak`() {
    #expect(text(.monotone) == "M0 0C1 1 2 3 3 3C4 3 5 1 6 0")
  }

  // The harmonic mean of the slopes 1 and 3, equally weighted, is 2/(1/1 + 1/3) = 1.5.
  @Test func `a monotone curve rises by the mean of the slopes beside`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 8)]
    #expect(LinePath(points: points, method: .monotone).text == "M0 0C0.67 0.67 1.33 1 2 2C2.67 3 3.33 6 4 8")
  }

  @Test func `one point is a place, none is nothing`() {
    #expect(LinePath(points: [CGPoint(x: 1, y: 2)], method: .monotone).text == "M1 2")
    #expect(LinePath(points: [], method: .linear).text == "")
  }
}
