import Foundation
import TabularTraining

/// How validation data is set aside from training data.
public enum MLSplitStrategy: Sendable {
  /// None of fewer than 50 rows, 10 % of 50 to 199 rows, 5 % of 200 and more; always the same rows.
  case automatic
  /// A share of the rows, at least 0 and less than 1; without a seed, other rows each time.
  case fixed(ratio: Double, seed: Int?)

  /// Settles what the strategy means for `count` rows.
  ///
  /// - Returns: The share of rows that is set aside, and the seed that chooses them. Where a fixed strategy has no seed,
  ///   the seed is made from the time.
  public func resolve(count: Int) -> (ratio: Double, seed: Int) {
    switch self {
    case .automatic: ValidationSource.automaticSplit(rowCount: count)
    case .fixed(let ratio, let seed): (ratio, seed ?? timestampSeed())
    }
  }
}

extension MLSplitStrategy {
  var source: ValidationSource {
    switch self {
    case .automatic: .automatic
    case .fixed(let ratio, let seed): .fixed(ratio: ratio, seed: seed ?? timestampSeed())
    }
  }
}

/// Makes a seed for random numbers out of the current time: the milliseconds since 1970.
public func timestampSeed() -> Int {
  Int(Date().timeIntervalSince1970 * 1000)
}
