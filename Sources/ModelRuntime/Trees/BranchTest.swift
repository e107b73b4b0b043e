import NumericKernels

/// A branch's comparison, brought to one form: the row tracks the first child where `low ≤ value ≤ high`.
///
/// The six comparisons of ``TreeEnsemble/Comparison`` become an interval, and for three of them the children change
/// places. Bounds are those of Double values, so an interval holds exactly where the comparison does.
struct BranchTest: Equatable {
  var low: Double
  var high: Double
  /// Whether a NaN goes to the first child.
  var missingTracksFirst: Bool
  /// Whether the first child is the false child of the branch.
  var isSwapped: Bool

  /// Whether the lower bound says something.
  var isTwoSided: Bool { low != -.infinity }

  /// The test of `branch` on the number itself.
  init(number branch: TreeEnsemble.Branch) {
    let threshold = branch.threshold
    var low = -Double.infinity
    var high = threshold
    var isSwapped = false
    switch branch.comparison {
    case .lessThanOrEqual: break
    case .lessThan: high = Self.below(threshold)
    case .greaterThan: isSwapped = !threshold.isNaN
    case .greaterThanOrEqual:
      high = Self.below(threshold)
      isSwapped = !threshold.isNaN
    case .equal: low = threshold.isNaN ? low : threshold
    case .notEqual:
      low = threshold.isNaN ? low : threshold
      isSwapped = true
    }
    self.init(low: low, high: high, missingTracksTrue: branch.missingTracksTrue, isSwapped: isSwapped)
  }

  /// The test of `branch` on the code of a category, where the feature is 1 for `category` and 0 for all others.
  ///
  /// A code is never missing as a number: the code −1 makes the feature 0.
  init(category: Int, branch: TreeEnsemble.Branch) {
    let whenOther = branch.comparison.holds(0, branch.threshold)
    let whenCategory = branch.comparison.holds(1, branch.threshold)
    let code = Double(category)
    switch (whenCategory, whenOther) {
    case (true, true): self.init(low: -.infinity, high: .infinity, missingTracksTrue: false, isSwapped: false)
    case (false, false): self.init(low: -.infinity, high: .nan, missingTracksTrue: false, isSwapped: false)
    case (true, false): self.init(low: code, high: code, missingTracksTrue: false, isSwapped: false)
    case (false, true): self.init(low: code, high: code, missingTracksTrue: false, isSwapped: true)
    }
  }

  private init(low: Double, high: Double, missingTracksTrue: Bool, isSwapped: Bool) {
    self.low = low
    self.high = high
    self.missingTracksFirst = missingTracksTrue != isSwapped
    self.isSwapped = isSwapped
  }

  /// The bound that makes `≤` of it mean `<` of `threshold`; NaN, which nothing is below, where no number is less.
  private static func below(_ threshold: Double) -> Double {
    threshold == -.infinity ? .nan : threshold.nextDown
  }
}

extension TreeEnsemble.Comparison {
  /// Whether `value` compares with `threshold` this way.
  package func holds(_ value: Double, _ threshold: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: value <= threshold
    case .lessThan: value < threshold
    case .greaterThanOrEqual: value >= threshold
    case .greaterThan: value > threshold
    case .equal: value == threshold
    case .notEqual: value != threshold
    }
  }
}
