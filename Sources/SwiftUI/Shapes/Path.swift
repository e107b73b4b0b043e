import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  /// One step along an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a part at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve that one point draws to itself.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve that two points draw to themselves.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Makes an empty outline.
  public init() {}

  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes what a closure adds to an empty outline.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  init(elements: [Element]) { self.elements = elements }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins, or nil when the outline is empty.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? start
  }

  /// Where the last part began.
  private var start: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// Calls `body` with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Lines and curves

  /// Begins a new part at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a line. In an empty outline it begins a part.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), to: end) }

  /// Adds lines from each point to the next, in a part of their own.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }

  /// Adds a curve that one point draws to itself.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), to: end)
  }

  /// Adds a curve that two points draw to themselves.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Closes the last part with a line to where it began.
  public mutating func closeSubpath() {
    if let last = elements.last, last != .closeSubpath { elements.append(.closeSubpath) }
  }

  private mutating func add(_ element: Element, to end: CGPoint) {
    if elements.isEmpty { move(to: end) } else { elements.append(element) }
  }

  /// Adds all parts of another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  // MARK: Figures

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let arc = Path(arcAround: .zero, radius: 1, from: 0, by: 2 * .pi, isNewPart: true)
    elements +=
      arc.mapped { point in
        CGPoint(x: rect.midX + point.x * rect.width / 2, y: rect.midY + point.y * rect.height / 2)
      }.elements
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  ///
  /// - Parameter style: Both styles are drawn with quarters of ellipses.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect, corners: [CGSize](repeating: cornerSize, count: 4))
  }

  /// Adds a rectangle whose corners are quarters of ellipses: at the top left, top right, bottom right, bottom left.
  mutating func addRect(_ rect: CGRect, corners: [CGSize]) {
    let corners = corners.map { CGSize(width: min($0.width, rect.width / 2), height: min($0.height, rect.height / 2)) }
    let places = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    for (index, (place, size)) in zip(places, corners).enumerated() {
      let inward = CGPoint(x: index == 1 || index == 2 ? -1 : 1, y: index >= 2 ? -1 : 1)
      let center = CGPoint(x: place.x + inward.x * size.width, y: place.y + inward.y * size.height)
      let arc = Path(
        arcAround: .zero, radius: 1, from: .pi * (1 + Double(index) / 2), by: .pi / 2, isNewPart: index == 0)
      elements += arc.mapped { CGPoint(x: center.x + $0.x * size.width, y: center.y + $0.y * size.height) }.elements
    }
    closeSubpath()
  }

  /// Adds a part of a circle, joined by a line to what is there.
  ///
  /// - Parameter clockwise: As in a coordinate system whose y axis points up: on the screen, `false` goes clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise {
      if sweep > 0 { sweep -= turn }
    } else if sweep < 0 {
      sweep += turn
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep))
  }

  /// Adds a part of a circle that begins at an angle and goes on for another one, joined by a line to what is there.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    elements +=
      Path(
        arcAround: center, radius: radius, from: startAngle.radians, by: delta.radians, isNewPart: elements.isEmpty
      ).elements
  }

  /// A part of a circle out of curves for at most a quarter each.
  private init(arcAround center: CGPoint, radius: Double, from start: Double, by sweep: Double, isNewPart: Bool) {
    func point(_ angle: Double, _ along: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    let first = point(start, 0)
    elements = [isNewPart ? .move(to: first) : .line(to: first)]
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The distance of the control points that makes a cubic curve a circle's arc at its ends and its middle.
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      elements.append(.curve(to: point(to, 0), control1: point(from, reach), control2: point(to, -reach)))
    }
  }
}

extension Path.Element {
  /// Where the step ends; nil for one that goes back to where its part began.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: nil
    }
  }
}

/// How round corners are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As parts of circles.
  case circular
  /// With a curvature that begins slowly; browsers draw them as parts of circles.
  case continuous
}
