import FeatureEncoding
import TabularData

/// Where the rows come from that a model is tried on while it is trained, and that it does not learn from.
package enum ValidationSource {
  /// There are none, so there are no validation scores, and training never stops early.
  case none
  /// A share of the training rows that depends on their number; see ``ValidationSplit/automatic``.
  case automatic
  /// A share of the training rows, `0 ≤ ratio < 1`.
  case fixed(ratio: Double, seed: Int)
  /// Another frame, with the feature columns and the target.
  case frame(DataFrame)

  /// The rows of a frame to learn from and to set aside; nil where all are learned from.
  func split(rowCount: Int) throws(FeatureEncodingError) -> RowSplit? {
    let split: RowSplit
    switch self {
    case .none, .frame: return nil
    case .automatic: split = try ValidationSplit.automatic.rows(of: rowCount)
    case .fixed(let ratio, let seed): split = try ValidationSplit.fixed(ratio: ratio, seed: seed).rows(of: rowCount)
    }
    return split.validation.isEmpty ? nil : split
  }

  /// The share of rows that ``automatic`` sets aside, and the seed that chooses them.
  package static func automaticSplit(rowCount: Int) -> (ratio: Double, seed: Int) {
    (ValidationSplit.automaticRatio(rowCount: rowCount), ValidationSplit.automaticSeed)
  }
}
