import Foundation

extension Animation {
  /// A spring that does not swing.
  public static let spring = spring(duration: 0.5, bounce: 0)
  /// A spring that does not swing.
  public static let smooth = smooth(duration: 0.5)
  /// A spring that swings a little.
  public static let snappy = snappy(duration: 0.5)
  /// A spring that swings.
  public static let bouncy = bouncy(duration: 0.5)
  /// A quick spring, for what follows a finger.
  public static let interactiveSpring = interactiveSpring(response: 0.15, dampingFraction: 0.86)

  /// A spring.
  ///
  /// - Parameters:
  ///   - duration: About how long it takes, in seconds.
  ///   - bounce: 0 does not swing, up to 1 swings ever more, below 0 is slower at the end.
  ///   - blendDuration: Without effect.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1))
  }

  /// A spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A quick spring, for what follows a finger. `blendDuration` is without effect.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring as physics has it: of a mass, a stiffness and a damping. `initialVelocity` is without effect.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (max(stiffness, 0.001) / max(mass, 0.001)).squareRoot()
    return spring(
      response: 2 * .pi / frequency,
      dampingFraction: damping / (2 * (max(stiffness, 0.001) * max(mass, 0.001)).squareRoot()))
  }

  /// A spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds.
  ///   - dampingFraction: 1 comes to rest without swinging, less swings, 0.01 and below is taken as 0.01.
  ///   - blendDuration: Without effect.
  @_disfavoredOverload
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
