import Glibc

/// The loss of predicted probabilities: the negative logarithm of what the true class was given.
package enum LogLoss {
  /// The mean loss a row, in nats; nil without rows.
  ///
  /// A probability below 2⁻⁵² counts as 2⁻⁵², so that one row that is certain and wrong leaves the mean finite; a NaN
  /// makes the mean NaN.
  ///
  /// - Parameters:
  ///   - probabilities: Row after row, `classCount` numbers each.
  ///   - classes: The true class of each row, in `0..<classCount`.
  /// - Precondition: There are `classCount` probabilities a row, and every class is in range.
  package static func mean(probabilities: [Double], classes: [Int32], classCount: Int) -> Double? {
    precondition(
      probabilities.count == classes.count * classCount,
      "\(probabilities.count) probabilities for \(classes.count) rows of \(classCount) classes")
    if classes.isEmpty { return nil }
    var sum = 0.0
    for (row, index) in classes.enumerated() {
      precondition(index >= 0 && index < classCount, "class index \(index) lies outside of 0..<\(classCount)")
      let probability = probabilities[row * classCount + Int(index)]
      sum -= log(probability < .ulpOfOne ? .ulpOfOne : probability)
    }
    return sum / Double(classes.count)
  }
}
