import Foundation

/// A finger or the mouse moves while it is down.
public struct DragGesture: Gesture {
  /// Where a drag has come to.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would have moved then.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger must move until it counts as a drag, in points.
  public var minimumDistance: CGFloat
  /// In which coordinates places are told.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// What the page has to look out for.
  public func _recognizers(_ handler: _GestureHandler<Value>) -> [_GestureRecognizer] {
    var attributes = [Attribute("data-minimum", decimal(minimumDistance))]
    if coordinateSpace == .global { attributes.append(Attribute("data-global")) }
    return [
      _GestureRecognizer(kind: .drag, attributes: attributes) { event in
        guard let report = DragReport(event) else { return }
        switch report.phase {
        case .moved: handler.changed(report.value)
        case .ended:
          handler.ended(report.value)
          handler.finished()
        case .cancelled: handler.finished()
        }
      }
    ]
  }
}

/// A drag event as the page sends it: phase, where it began, how far it has come, how fast it is.
struct DragReport {
  enum Phase: Double {
    case moved = 1
    case ended = 2
    case cancelled = 3
  }

  let phase: Phase
  let value: DragGesture.Value

  /// Nil for what no page sends.
  init?(_ event: EventValue, at time: Date = Date()) {
    guard let numbers = event.numbers(7), let phase = Phase(rawValue: numbers[0]),
      numbers.allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    self.phase = phase
    value = DragGesture.Value(
      time: time, location: CGPoint(x: numbers[1] + numbers[3], y: numbers[2] + numbers[4]),
      startLocation: CGPoint(x: numbers[1], y: numbers[2]), velocity: CGSize(width: numbers[5], height: numbers[6]))
  }
}
