import Glibc
import NumericKernels

extension GeneralizedLinearModel {
  /// The probability of each class: rows × `classCount`, row after row; each row lies in 0…1 and sums to 1.
  ///
  /// With the reference-class encoding, the probabilities are the softmax over 0 and the sums; a single sum is the
  /// second class's score and goes through the link. With one score a class, the linked scores are divided by their sum,
  /// and classes are equally likely where all of them vanish. A row with a missing number gets NaN.
  ///
  /// - Precondition: The model has `classCount - 1` dimensions (reference class) or `classCount` (one versus rest; a
  ///   single one for two classes).
  package func classProbabilities(of table: FeatureTable, classCount: Int) -> [Double] {
    let dimensionCount = weights.count
    let isSingle = dimensionCount == 1 && classCount == 2
    let expected = classEncoding == .referenceClass ? classCount - 1 : classCount
    precondition(
      isSingle || dimensionCount == expected,
      "a linear classifier of \(classCount) classes has \(dimensionCount) dimensions, not \(expected)")
    let sums = sums(of: table)
    // A classifier has no identity link; without one named, scores are log odds.
    let link = link == .identity ? Link.logistic : link
    return Array(unsafeUninitializedCapacity: table.rowCount * classCount) { result, initializedCount in
      for row in 0..<table.rowCount {
        let scores = sums[row * dimensionCount..<(row + 1) * dimensionCount]
        let target = UnsafeMutableBufferPointer(rebasing: result[row * classCount..<(row + 1) * classCount])
        if isSingle {
          // Both sides from the link, so that neither loses its digits to a subtraction from 1.
          let score = scores[scores.startIndex]
          target[0] = Self.linked(-score, by: link)
          target[1] = Self.linked(score, by: link)
        } else if classEncoding == .referenceClass {
          Self.softmaxWithReference(scores, into: target)
        } else {
          Self.normalizedScores(scores, link: link, into: target)
        }
      }
      initializedCount = table.rowCount * classCount
    }
  }

  /// Softmax over 0 and the scores, shifted by the largest so that nothing overflows.
  private static func softmaxWithReference(
    _ scores: ArraySlice<Double>, into target: UnsafeMutableBufferPointer<Double>
  ) {
    var largest = 0.0
    for score in scores where score > largest { largest = score }
    // An infinite score takes all; its difference to itself would be NaN.
    func weight(_ score: Double) -> Double { score == largest ? 1 : exp(score - largest) }
    target[0] = weight(0)
    var total = target[0]
    for (index, score) in scores.enumerated() {
      target[index + 1] = weight(score)
      total += target[index + 1]
    }
    for index in target.indices { target[index] /= total }
  }

  private static func normalizedScores(
    _ scores: ArraySlice<Double>, link: Link, into target: UnsafeMutableBufferPointer<Double>
  ) {
    var total = 0.0
    for (index, score) in scores.enumerated() {
      target[index] = linked(score, by: link)
      total += target[index]
    }
    for index in target.indices { target[index] = total == 0 ? 1 / Double(target.count) : target[index] / total }
  }
}
