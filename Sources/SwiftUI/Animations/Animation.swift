/// How a change becomes visible over time.
public struct Animation: Equatable, Sendable {
  /// In seconds, without the delay.
  let duration: Double
  /// In seconds.
  let delay: Double
  /// A CSS easing function.
  let timingFunction: String

  init(duration: Double, timingFunction: String, delay: Double = 0) {
    self.duration = duration
    self.timingFunction = timingFunction
    self.delay = delay
  }

  /// The system's animation: a smooth spring.
  public static let `default` = Animation.spring()
}
