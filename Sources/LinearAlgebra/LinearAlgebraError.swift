/// A matrix does not allow what was asked of it.
package enum LinearAlgebraError: Error, Equatable {
  /// The leading minor of `order` is not positive, to rounding: the columns up to it are linearly dependent.
  case notPositiveDefinite(order: Int)
  /// A factorization was given a number that is NaN or infinite.
  case notFinite
  /// The iteration that finds singular values left `count` of them unfinished.
  case singularValuesNotFound(count: Int)
}

extension LinearAlgebraError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPositiveDefinite(let order):
      "The matrix is not positive definite: its leading minor of order \(order) is not positive."
    case .notFinite:
      "The matrix holds a number that is NaN or infinite."
    case .singularValuesNotFound(let count):
      "The singular values were not found: \(count) of them did not converge."
    }
  }
}
