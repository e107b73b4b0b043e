import Glibc

/// What real gradients and hessians are multiplied by before they are rounded to integers.
struct GradientScale: Sendable, Equatable {
  var gradient: Double
  var hessian: Double

  /// What all rows of a round add up to; a scale has to fit it.
  struct Totals: Sendable, Equatable {
    /// The largest absolute gradient of a row, and the sum over rows.
    var largestGradient = 0.0
    var gradientSum = 0.0
    /// The largest hessian of a row, and the sum over rows.
    var largestHessian = 0.0
    var hessianSum = 0.0
  }

  /// The largest integers that the narrow form holds: of a row, and of a sum.
  private static let narrowGradientLimit = (row: 32_767.0, sum: 0x1p31 - 1)
  private static let narrowHessianLimit = (row: 65_535.0, sum: 0x1p32 - 1)

  /// Scales for the narrow form, an eighth smaller than would just fit.
  ///
  /// Rounding adds at most 1 to a row, so the sums of `rowCount` rows have that much less room. Gradients change from
  /// round to round; the room that is left lets a scale serve a few rounds.
  static func narrow(for totals: Totals, rowCount: Int) -> GradientScale {
    func scale(_ limit: (row: Double, sum: Double), _ largest: Double, _ sum: Double) -> Double {
      let byRow = largest > 0 ? (limit.row - 1) / largest : 1
      let bySum = sum > 0 ? max(1, limit.sum - Double(rowCount)) / sum : byRow
      return min(byRow, bySum) * 0.875
    }
    return GradientScale(
      gradient: scale(narrowGradientLimit, totals.largestGradient, totals.gradientSum),
      hessian: scale(narrowHessianLimit, totals.largestHessian, totals.hessianSum))
  }

  /// Scales for the wide form: powers of two, so that gradients of like size are kept exactly.
  static func wide(for totals: Totals) -> GradientScale {
    func scale(_ largest: Double, bits: Int) -> Double {
      largest > 0 ? exp2(Double(bits) - 1 - ceil(log2(largest))) : 1
    }
    return GradientScale(
      gradient: scale(totals.largestGradient, bits: 31), hessian: scale(totals.largestHessian, bits: 31))
  }

  /// Whether integers of these sizes fit the narrow form.
  static func narrowFits(largestGradient: Int64, gradientSum: Int64, largestHessian: Int64, hessianSum: Int64) -> Bool {
    Double(largestGradient) <= narrowGradientLimit.row && Double(gradientSum) <= narrowGradientLimit.sum
      && Double(largestHessian) <= narrowHessianLimit.row && Double(hessianSum) <= narrowHessianLimit.sum
  }
}
