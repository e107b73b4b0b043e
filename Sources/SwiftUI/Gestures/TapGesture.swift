import Foundation

/// One or more taps.
public struct TapGesture: Gesture {
  /// How many taps in a row.
  public var count: Int

  /// Makes a gesture.
  public init(count: Int = 1) { self.count = count }

  /// What the page has to look out for.
  public func _recognizers(_ handler: _GestureHandler<Void>) -> [_GestureRecognizer] {
    let count = max(count, 1)
    return [
      _GestureRecognizer(kind: .tap, attributes: []) { event in
        // The page counts clicks in a row; a key counts as one.
        let taps = event.numbers(1).flatMap { Int(exactly: $0[0]) } ?? 1
        guard count == 1 || taps > 0 && taps % count == 0 else { return }
        handler.ended(())
        handler.finished()
      }
    ]
  }
}

/// A finger that stays down in one place.
public struct LongPressGesture: Gesture {
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// What the page has to look out for.
  public func _recognizers(_ handler: _GestureHandler<Bool>) -> [_GestureRecognizer] {
    let attributes = [
      Attribute("data-hold", decimal(max(minimumDuration, 0) * 1000)),
      Attribute("data-reach", decimal(maximumDistance)),
    ]
    return [
      _GestureRecognizer(kind: .hold, attributes: attributes) { event in
        switch event.numbers(1)?[0] {
        case 1: handler.changed(true)
        case 2: handler.ended(true)
        case 3: handler.finished()
        default: break
        }
      }
    ]
  }
}
