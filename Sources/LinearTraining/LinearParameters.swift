import TrainingLoop

/// The settings of a linear model, as a caller wrote them.
package struct LinearParameters: Sendable, Equatable {
  /// What the sum of absolute (scaled) weights costs.
  package var l1Penalty = 0.0
  /// What the sum of squared (scaled) weights costs.
  package var l2Penalty = 0.01
  /// The length of the first step that an iterative solver tries, in its own unit.
  package var stepSize = 1.0
  /// An iterative solver stops where the gradient (L-BFGS) or the last step (FISTA) is smaller than this in every
  /// component.
  package var convergenceThreshold = 0.01
  /// The most iterations of an iterative solver; a problem that is solved directly does not count any.
  package var maximumIterations = 10
  /// Whether penalties apply to weights of columns scaled to a root mean square of about 1.
  package var scalesFeatures = true

  package init() {}

  /// Returns the same settings, known to be in range.
  ///
  /// - Throws: ``ParameterError/outOfRange(parameter:value:allowed:)`` for the first that is not.
  package func checked() throws -> Checked {
    try Self.check(l1Penalty, "l1Penalty", "0 ≤ l1Penalty < ∞") { $0 >= 0 }
    try Self.check(l2Penalty, "l2Penalty", "0 ≤ l2Penalty < ∞") { $0 >= 0 }
    try Self.check(stepSize, "stepSize", "0 < stepSize < ∞") { $0 > 0 }
    try Self.check(convergenceThreshold, "convergenceThreshold", "0 ≤ convergenceThreshold < ∞") { $0 >= 0 }
    guard maximumIterations >= 1 else {
      throw ParameterError.outOfRange("maximumIterations", maximumIterations, allowed: "1 ≤ maximumIterations")
    }
    return Checked(parameters: self)
  }

  private static func check(
    _ value: Double, _ parameter: String, _ allowed: String, _ isAllowed: (Double) -> Bool
  ) throws {
    guard value.isFinite, isAllowed(value) else {
      throw ParameterError.outOfRange(parameter, value, allowed: allowed)
    }
  }

  /// Settings that `checked()` has accepted; a trainer takes nothing else.
  package struct Checked: Sendable, Equatable {
    package let parameters: LinearParameters
    fileprivate init(parameters: LinearParameters) { self.parameters = parameters }
  }
}
