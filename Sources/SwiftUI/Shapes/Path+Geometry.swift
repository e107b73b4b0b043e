import Foundation

extension Path {
  /// The smallest rectangle that holds all points and control points.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The outline moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

  /// The outline from one fraction of its length to another.
  ///
  /// - Parameters:
  ///   - from: Where it begins, from 0 to 1.
  ///   - to: Where it ends, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = flattened(steps: 32)
    let total = lines.reduce(0) { $0 + $1.length }
    var (place, trimmed) = (0.0, Path())
    let (start, end) = (max(0, Double(from)) * total, min(1, Double(to)) * total)
    for line in lines {
      let (first, last) = (max(start - place, 0), min(end - place, line.length))
      if last > first, line.length > 0 {
        let from = line.point(at: first / line.length)
        if trimmed.currentPoint != from { trimmed.move(to: from) }
        trimmed.addLine(to: line.point(at: last / line.length))
      }
      place += line.length
    }
    return trimmed
  }

  /// The outline with every point moved.
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: change(end))
        case .line(let end): .line(to: change(end))
        case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
        case .curve(let end, let first, let second):
          .curve(to: change(end), control1: change(first), control2: change(second))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// A straight line.
  struct Line {
    let start: CGPoint
    let end: CGPoint

    var length: Double { hypot(end.x - start.x, end.y - start.y) }

    func point(at fraction: Double) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
  }

  /// The outline in straight lines, so many for each curve.
  func flattened(steps: Int) -> [Line] {
    var lines: [Line] = []
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      lines.append(Line(start: point, end: end))
      point = end
    }
    for element in elements {
      switch element {
      case .move(let end): (start, point) = (end, end)
      case .line(let end): add(end)
      case .quadCurve(let end, let control):
        let begin = point
        for step in 1...steps { add(Self.blend(Double(step) / Double(steps), begin, control, end)) }
      case .curve(let end, let first, let second):
        let begin = point
        for step in 1...steps {
          let place = Double(step) / Double(steps)
          let (left, right) = (Self.blend(place, begin, first, second), Self.blend(place, first, second, end))
          add(Line(start: left, end: right).point(at: place))
        }
      case .closeSubpath: add(start)
      }
    }
    return lines
  }

  private static func blend(_ place: Double, _ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> CGPoint {
    let (left, right) = (Line(start: start, end: control), Line(start: control, end: end))
    return Line(start: left.point(at: place), end: right.point(at: place)).point(at: place)
  }

  /// As an SVG path has it.
  var svg: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .closeSubpath: "Z"
        }
      return letter + element.points.map { "\(decimal($0.x)) \(decimal($0.y))" }.joined(separator: " ")
    }.joined()
  }
}

extension Path.Element {
  /// Control points first, as SVG has them.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .closeSubpath: []
    }
  }
}
