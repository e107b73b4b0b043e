import Foundation

/// How a change becomes visible over time.
public struct Animation: Equatable, Sendable {
  /// In seconds, without the delay, once.
  private(set) var duration: Double
  /// In seconds.
  private(set) var delay = 0.0
  /// A CSS easing function.
  let timingFunction: String
  /// How often it is played; nil is for ever.
  private(set) var repetitions: Int? = 1
  /// Whether every other time is played backwards.
  private(set) var isAlternating = false

  init(duration: Double, timingFunction: String) {
    self.duration = min(max(duration, 0), 3600)
    self.timingFunction = timingFunction
  }

  /// The system's animation: a smooth spring.
  public static let `default` = Animation.smooth

  // MARK: Curves

  /// Evenly.
  public static let linear = linear(duration: usualDuration)
  /// Slowly at first.
  public static let easeIn = easeIn(duration: usualDuration)
  /// Slowly at last.
  public static let easeOut = easeOut(duration: usualDuration)
  /// Slowly at first and at last.
  public static let easeInOut = easeInOut(duration: usualDuration)

  private static let usualDuration = 0.35

  /// Evenly, in so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(duration: duration, timingFunction: "linear")
  }

  /// Slowly at first, in so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }

  /// Slowly at last, in so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }

  /// Slowly at first and at last, in so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Along a cubic curve from (0, 0) to (1, 1) that two points draw to themselves.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    // CSS takes no curve that goes back in time.
    let points = [min(max(p1x, 0), 1), p1y, min(max(p2x, 0), 1), p2y].map(decimal).joined(separator: ",")
    return Animation(duration: duration, timingFunction: "cubic-bezier(\(points))")
  }

  // MARK: Changes

  /// The animation, so many seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay = min(max(animation.delay + delay, 0), 3600)
    return animation
  }

  /// The animation so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.duration = min(duration / max(speed, 0.001), 3600)
    animation.delay = min(delay / max(speed, 0.001), 3600)
    return animation
  }

  /// The animation played so many times.
  ///
  /// - Parameter autoreverses: Whether every other time is played backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = max(repeatCount, 1)
    animation.isAlternating = autoreverses
    return animation
  }

  /// The animation played until the value changes again.
  ///
  /// - Parameter autoreverses: Whether every other time is played backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = nil
    animation.isAlternating = autoreverses
    return animation
  }

  /// As the page's script has it: seconds, easing, delay; then how often (0 is for ever) and whether backwards by turns.
  var json: String {
    let start = "[\(decimal(duration)),\"\(timingFunction)\",\(decimal(delay))"
    return repetitions == 1 ? start + "]" : start + ",\(repetitions ?? 0),\(isAlternating)]"
  }

  /// From beginning to end, in seconds; nil for one without an end.
  var length: Double? { repetitions.map { delay + duration * Double($0) } }
}
