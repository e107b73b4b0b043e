import Foundation

/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0, the beginning, to 1, the end.
    public var location: CGFloat

    /// Makes a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Makes one of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes one of colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
  }

  /// The colours as CSS has them; one colour is repeated, as CSS wants two.
  func css(_ place: (Double) -> String) -> String {
    let all = stops.isEmpty ? [Stop(color: .clear, location: 0)] : stops
    let shown = all.count == 1 ? [all[0], all[0]] : all
    return shown.map { "\($0.color.css) \(place(Double($0.location)))" }.joined(separator: ",")
  }
}

/// Colours that run along a line.
public struct LinearGradient: Equatable, Sendable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Makes one whose colours run from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Makes one of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes one of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// CSS's line goes through the middle and ends where the corners do; the points are seen on a square.
  var css: String {
    let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = hypot(x, y)
    guard length > 0 else { return "linear-gradient(\(gradient.css { _ in "0%" }))" }
    let (along, across) = (x / length, y / length)
    let whole = abs(along) + abs(across)
    func place(_ point: UnitPoint) -> Double {
      (Double(point.x - 0.5) * along + Double(point.y - 0.5) * across) / whole + 0.5
    }
    let (first, last) = (place(start), place(end))
    let stops = gradient.css { "\(decimal((first + $0 * (last - first)) * 100))%" }
    return "linear-gradient(\(direction(along, across)),\(stops))"
  }

  private func direction(_ along: Double, _ across: Double) -> String {
    let isCornerToCorner = abs(abs(end.x - start.x) - 1) < 1e-9 && abs(abs(end.y - start.y) - 1) < 1e-9
    if isCornerToCorner { return "to \(across > 0 ? "bottom" : "top") \(along > 0 ? "right" : "left")" }
    return "\(decimal(atan2(along, -across) * 180 / .pi))deg"
  }
}

/// Colours that run from a point outward.
public struct RadialGradient: Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let start: Double
  let end: Double

  /// Makes one whose colours run between two circles, whose radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    start = startRadius
    end = endRadius
  }

  /// Makes one of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes one of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  var css: String {
    let stops = gradient.css { pixels(start + $0 * (end - start)) }
    return "radial-gradient(circle \(pixels(max(end, 0.001))) at \(center.css),\(stops))"
  }
}

/// Colours that run around a point.
public struct AngularGradient: Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle

  /// Makes one whose colours run clockwise from one angle to another; 0 is to the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }

  /// Makes one whose colours run once around, clockwise from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes one of colours at equal distances, once around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes one of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  var css: String {
    let stops = gradient.css { decimal($0 * (end.degrees - start.degrees)) + "deg" }
    // CSS begins at the top.
    return "conic-gradient(from \(decimal(start.degrees + 90))deg at \(center.css),\(stops))"
  }
}

extension LinearGradient: ShapeStyle {
  /// The gradient as CSS has it.
  public var _fill: _Fill { _Fill(background: css, color: nil) }
}

extension LinearGradient: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { Rendering(Element(ground: css, of: node)) }
}

extension RadialGradient: ShapeStyle {
  /// The gradient as CSS has it.
  public var _fill: _Fill { _Fill(background: css, color: nil) }
}

extension RadialGradient: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { Rendering(Element(ground: css, of: node)) }
}

extension AngularGradient: ShapeStyle {
  /// The gradient as CSS has it.
  public var _fill: _Fill { _Fill(background: css, color: nil) }
}

extension AngularGradient: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { Rendering(Element(ground: css, of: node)) }
}

extension Element {
  /// A box that takes all room and has a ground.
  fileprivate convenience init(ground: String, of node: ViewNode) {
    self.init(key: node.key(), classes: ["shape"], style: ["background": ground], growth: .both)
  }
}

/// A colour that gets a little lighter towards the top.
public struct AnyGradient: ShapeStyle {
  /// The fill as CSS has it.
  public let _fill: _Fill

  init(_ color: Color) {
    let light = "color-mix(in srgb, \(color.css) 80%, white)"
    _fill = _Fill(background: "linear-gradient(\(light),\(color.css))", color: nil)
  }
}

extension Color {
  /// The colour, a little lighter towards the top.
  public var gradient: AnyGradient { AnyGradient(self) }
}
