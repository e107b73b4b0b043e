import Foundation

/// An angle; positive ones turn clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }

  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  public static let zero = Angle()

  /// Whether the left angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  var css: String { "\(decimal(degrees))deg" }
}

/// A point in a rectangle, whose sides count as 1 each.
public struct UnitPoint: Hashable, Sendable {
  /// From the left side, 0, to the right one, 1.
  public var x: CGFloat
  /// From the top, 0, to the bottom, 1.
  public var y: CGFloat

  /// Makes the corner at the top left.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner at the top left.
  public static let zero = UnitPoint()
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// In the middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// In the middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// In the middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// In the middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// As CSS's positions.
  var css: String { "\(decimal(x * 100))% \(decimal(y * 100))%" }
}
