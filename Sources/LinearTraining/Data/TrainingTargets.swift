import NumericKernels

/// Numbers to predict, less their mean and in a unit in which their squares stay in range.
struct CenteredTargets: Sendable {
  let values: [Double]
  let mean: Double
  /// A power of two, so that scaling costs no digits.
  let unit: Double

  /// - Throws: ``LinearTrainingError``: `targetCount`, `missingTarget` or `infiniteTarget`.
  init(_ targets: [Double], rowCount: Int) throws(LinearTrainingError) {
    try Self.check(targets, rowCount: rowCount)
    let count = Double(targets.count)
    // Halves first: a sum or a difference of the largest numbers has no place in Double.
    let half = targets.reduce(0) { $0 + $1 / 2 / count }
    // The second pass takes away what rounding left of the mean.
    let mean = 2 * (half + targets.reduce(0) { $0 + ($1 / 2 - half) / count })
    let largest = targets.reduce(0) { max($0, abs($1 / 2 - mean / 2)) }
    let unit = largest > 0 ? min(max(largest.binade, 0x1p-1000), 0x1p1000) : 1
    self.mean = mean
    self.unit = unit
    values = targets.map { 2 * (($0 / 2 - mean / 2) / unit) }
  }

  static func check(_ targets: [Double], rowCount: Int) throws(LinearTrainingError) {
    if targets.count != rowCount { throw .targetCount(targets.count, rowCount: rowCount) }
    if let row = targets.firstIndex(where: { !$0.isFinite }) {
      throw targets[row].isNaN ? .missingTarget(row: row) : .infiniteTarget(row: row, value: targets[row])
    }
  }
}

/// Class indices to predict.
enum ClassTargets {
  /// - Throws: ``LinearTrainingError``: `targetCount`, `missingTarget` or `unknownClass`.
  static func check(_ classes: [Int32], classCount: Int, rowCount: Int) throws(LinearTrainingError) {
    if classes.count != rowCount { throw .targetCount(classes.count, rowCount: rowCount) }
    if let row = classes.firstIndex(where: { $0 < 0 || $0 >= classCount }) {
      let index = Int(classes[row])
      throw index < 0 ? .missingTarget(row: row) : .unknownClass(index, row: row, classCount: classCount)
    }
  }

  /// How many different classes occur.
  static func distinctCount(_ classes: [Int32], classCount: Int) -> Int {
    var occurs = Array(repeating: false, count: classCount)
    for index in classes { occurs[Int(index)] = true }
    return occurs.count { $0 }
  }
}
