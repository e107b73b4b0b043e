/// The area under the receiver operating characteristic.
package enum AreaUnderCurve {
  /// The chance that a positive row has a higher score than a negative one, a tie counting half.
  ///
  /// Nil where one of the two kinds does not occur, or a score is NaN: there is nothing to compare. Takes O(n log n).
  ///
  /// - Precondition: There is a score for each row.
  package static func value(scores: [Double], isPositive: [Bool]) -> Double? {
    precondition(scores.count == isPositive.count, "\(scores.count) scores for \(isPositive.count) rows")
    if scores.contains(where: \.isNaN) { return nil }
    let order = scores.indices.sorted { scores[$0] < scores[$1] }
    // The Mann–Whitney count, doubled so that ties stay whole numbers.
    var doubledWins = 0
    var negativesBelow = 0
    var positiveCount = 0
    var start = 0
    while start < order.count {
      var end = start
      var positives = 0
      while end < order.count, scores[order[end]] == scores[order[start]] {
        if isPositive[order[end]] { positives += 1 }
        end += 1
      }
      let negatives = end - start - positives
      doubledWins += positives * (2 * negativesBelow + negatives)
      negativesBelow += negatives
      positiveCount += positives
      start = end
    }
    if positiveCount == 0 || negativesBelow == 0 { return nil }
    return Double(doubledWins) / 2 / Double(positiveCount) / Double(negativesBelow)
  }
}
