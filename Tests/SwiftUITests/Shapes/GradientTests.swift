import Foundation
import Testing

@testable import SwiftUI

@Suite struct GradientTests {
  private let colors: [Color] = [.black, .white]

  @Test func `a line between two sides is CSS's angle`() {
    let down = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    #expect(down.css == "linear-gradient(180deg,#000 0%,#fff 100%)")
    let right = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    #expect(right.css == "linear-gradient(90deg,#000 0%,#fff 100%)")
    let half = LinearGradient(colors: colors, startPoint: .center, endPoint: .bottom)
    #expect(half.css == "linear-gradient(180deg,#000 50%,#fff 100%)")
  }

  @Test func `a line between corners is CSS's corner`() {
    let gradient = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(gradient.css == "linear-gradient(to bottom right,#000 0%,#fff 100%)")
  }

  @Test func `one colour and none are gradients too`() {
    #expect(Gradient(colors: [.black]).css { "\(decimal($0))" } == "#000 0,#000 0")
    #expect(Gradient(colors: []).css { "\(decimal($0))" } == "transparent 0,transparent 0")
  }

  @Test func `a radial gradient runs between its radii, an angular one begins at the right`() {
    let radial = RadialGradient(
      gradient: Gradient(colors: colors), center: .topLeading, startRadius: 5, endRadius: 25)
    #expect(radial.css == "radial-gradient(circle 25px at 0% 0%,#000 5px,#fff 25px)")
    let angular = AngularGradient(gradient: Gradient(colors: colors), center: .center)
    #expect(angular.css == "conic-gradient(from 90deg at 50% 50%,#000 0deg,#fff 360deg)")
  }

  @Test func `angles are radians and degrees`() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(abs((Angle.radians(.pi / 2) + .degrees(45)).degrees - 135) < 1e-12)
    #expect(-Angle.degrees(30) < .zero)
  }
}
