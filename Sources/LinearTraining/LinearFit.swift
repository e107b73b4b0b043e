import ModelRuntime

/// A trained linear model, and how its training ended.
package struct LinearFit: Sendable, Equatable {
  package let model: GeneralizedLinearModel
  /// Iterations done; 1 for a problem that was solved directly.
  package let iterationCount: Int
  /// Whether training ended because it was done, rather than at the limit of iterations.
  package let isConverged: Bool
}
