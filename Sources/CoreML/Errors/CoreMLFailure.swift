import Foundation

/// What can go wrong, with the data that a reader needs.
///
/// Each kind of failure is an enumeration in a file of its own, which says the code and the sentence of every case.
protocol CoreMLFailure {
  var code: MLModelError.Code { get }
  var sentence: String { get }
}

extension CoreMLFailure {
  /// The error to throw.
  var error: MLModelError { error(inRow: nil) }

  /// The error to throw, for one row of a batch.
  func error(inRow row: Int?) -> MLModelError {
    let place = row.map { " (row \($0) of the batch)" } ?? ""
    return MLModelError(code, userInfo: [NSLocalizedDescriptionKey: sentence + place])
  }
}
