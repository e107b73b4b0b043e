import TrainingLoop

/// The settings of gradient boosting, as a caller wrote them.
///
/// Names and defaults are those of Create ML; each setting means what it means to XGBoost.
package struct BoostingParameters: Sendable, Equatable {
  /// The most branches between a root and a leaf.
  ///
  /// A tree also ends where no split is worth making, so a large number costs no more than the data asks for.
  package var maximumDepth = 6
  /// Rounds of boosting; a round makes one tree, or with more than two classes one tree a class.
  package var iterationCount = 10
  /// What each tree's values are multiplied by.
  package var stepSize = 0.3
  /// A split is kept only if it lowers the loss by this much, as XGBoost's `gamma`: the sum of G² / (H + λ) over both
  /// children less the parent's, where G sums gradients and H hessians.
  ///
  /// A tree is grown first and pruned from its leaves up, so a poor split stays where a good one hangs on it.
  package var minimumLossReduction = 0.0
  /// The least sum of hessians on either side of a split: for a regressor, rows.
  package var minimumChildWeight = 0.1
  /// The share of rows that each tree sees.
  package var rowSubsample = 1.0
  /// The share of columns that each tree may split on; at least one.
  package var columnSubsample = 1.0
  /// Decides which rows and columns are drawn, and which rows of a large table are looked at to place bins.
  package var seed = 42
  /// Training ends when the validation loss has not improved for this many rounds, and the best round's trees are kept.
  ///
  /// It has no effect without validation rows.
  package var earlyStoppingRounds: Int?
  /// λ: added to every sum of hessians, which draws leaf values towards 0.
  package var regularization = 1.0

  package init() {}

  /// Returns the same settings, known to be in range.
  package func checked() throws -> Checked {
    try Self.require((1...1000).contains(maximumDepth), "maximumDepth", maximumDepth, "1 ≤ maximumDepth ≤ 1000")
    try Self.require(iterationCount >= 1, "iterationCount", iterationCount, "iterationCount ≥ 1")
    try Self.require(stepSize > 0 && stepSize <= 1, "stepSize", stepSize, "0 < stepSize ≤ 1")
    try Self.requireAmount(minimumLossReduction, "minimumLossReduction")
    try Self.requireAmount(minimumChildWeight, "minimumChildWeight")
    try Self.requireAmount(regularization, "regularization")
    try Self.requireShare(rowSubsample, "rowSubsample")
    try Self.requireShare(columnSubsample, "columnSubsample")
    if let rounds = earlyStoppingRounds {
      try Self.require(rounds >= 1, "earlyStoppingRounds", rounds, "earlyStoppingRounds ≥ 1")
    }
    return Checked(parameters: self)
  }

  private static func requireShare(_ value: Double, _ name: String) throws {
    try require(value > 0 && value <= 1, name, value, "0 < \(name) ≤ 1")
  }

  private static func requireAmount(_ value: Double, _ name: String) throws {
    try require(value >= 0 && value.isFinite, name, value, "0 ≤ \(name) < ∞")
  }

  private static func require(
    _ holds: Bool, _ name: String, _ value: some CustomStringConvertible, _ allowed: String
  ) throws {
    guard holds else { throw ParameterError.outOfRange(name, value, allowed: allowed) }
  }

  /// Settings that `checked()` has accepted; a trainer takes nothing else.
  package struct Checked: Sendable, Equatable {
    package let parameters: BoostingParameters
    fileprivate init(parameters: BoostingParameters) { self.parameters = parameters }
  }
}
