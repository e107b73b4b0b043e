import Foundation

extension Animation {
  /// A spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds.
  ///   - dampingFraction: 1 comes to rest without swinging, less swings, 0.01 and below is taken as 0.01.
  ///   - blendDuration: Without effect.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    let frequency = 2 * Double.pi / max(response, 0.01)
    let damping = max(dampingFraction, 0.01)
    // At rest to a thousandth; a spring that swings for long is cut.
    let settling = min(max(7 / (frequency * min(damping, 1)), 0.1), 3)
    let points = (0...24).map { step in
      decimal(1 - displacement(at: settling * Double(step) / 24, frequency: frequency, damping: damping))
    }
    return Animation(duration: settling, timingFunction: "linear(\(points.joined(separator: ",")))")
  }

  /// How far a spring that was let go at 1 is from rest.
  private static func displacement(at time: Double, frequency: Double, damping: Double) -> Double {
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return exp(-damping * frequency * time) * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
    }
    if damping == 1 { return exp(-frequency * time) * (1 + frequency * time) }
    let root = (damping * damping - 1).squareRoot()
    let slow = -frequency * (damping - root)
    let fast = -frequency * (damping + root)
    return (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
  }
}
