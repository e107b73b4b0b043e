import Glibc
import LinearAlgebra
import NumericKernels

/// The loss of a logistic or softmax classifier: the sum over the rows of −log p(class), plus the L2 penalty.
///
/// The first class is the reference with the score 0. Parameters are, for each other class, the weights in the design's
/// inside order and then the intercept, which is free.
struct LogisticObjective: SmoothObjective {
  let design: DesignMatrix
  let classes: [Int32]
  let classCount: Int
  let l2Penalty: Double
  let threadCount: Int

  var dimensionCount: Int { classCount - 1 }
  var parameterCount: Int { design.parameterCount(dimensionCount: dimensionCount) }

  func evaluate(at point: [Double], gradient: inout [Double]) -> Double {
    let dimensionCount = dimensionCount
    let parameterCount = parameterCount
    let weights = design.prepare(point, dimensionCount: dimensionCount)
    let (blockLength, numericCount) = (design.blockLength, design.numericCount)
    let space = blockLength * (numericCount + dimensionCount) + numericCount * dimensionCount
    // The loss is summed in the place behind the gradient.
    var sums = design.sumOverParts(length: parameterCount + 1, threadCount: threadCount) { rows, sums in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: space) { space in
        let block = space.baseAddress!
        let scores = block + blockLength * numericCount
        let scratch = scores + blockLength * dimensionCount
        design.forEachBlock(of: rows) { rows in
          design.pack(rows, into: block)
          design.writeSums(of: rows, block: block, weights: weights, into: scores)
          sums[parameterCount] += replaceByResiduals(scores, rows: rows)
          design.addProducts(
            of: rows, block: block, values: scores, dimensionCount: dimensionCount, scratch: scratch,
            to: sums.baseAddress!)
        }
      }
    }
    let loss = sums.removeLast()
    design.finishProducts(&sums, dimensionCount: dimensionCount)
    var penalty = 0.0
    let stride = design.featureCount + 1
    for index in 0..<parameterCount where index % stride != design.featureCount {
      penalty += point[index] * point[index]
      sums[index] += 2 * l2Penalty * point[index]
    }
    gradient = sums
    return loss + l2Penalty * penalty
  }

  /// Turns scores (rows × dimensions, column by column) into probabilities less 1 for the true class, and returns the
  /// rows' loss.
  private func replaceByResiduals(_ scores: UnsafeMutablePointer<Double>, rows: Range<Int>) -> Double {
    classes.withUnsafeBufferPointer { classes in
      var loss = 0.0
      let count = rows.count
      if dimensionCount == 1 {
        for row in 0..<count {
          let score = scores[row]
          let isPositive = classes[rows.lowerBound + row] == 1
          let small = exp(-abs(score))
          let probability = (score >= 0 ? 1 : small) / (1 + small)
          loss += log1p(small) + max(score, 0) - (isPositive ? score : 0)
          scores[row] = isPositive ? probability - 1 : probability
        }
        return loss
      }
      for row in 0..<count {
        var largest = 0.0
        for dimension in 0..<dimensionCount { largest = max(largest, scores[dimension * count + row]) }
        let actual = Int(classes[rows.lowerBound + row])
        let actualScore = actual == 0 ? 0 : scores[(actual - 1) * count + row]
        var total = exp(-largest)
        for dimension in 0..<dimensionCount {
          let weight = exp(scores[dimension * count + row] - largest)
          scores[dimension * count + row] = weight
          total += weight
        }
        loss += log(total) + largest - actualScore
        for dimension in 0..<dimensionCount { scores[dimension * count + row] /= total }
        if actual > 0 { scores[(actual - 1) * count + row] -= 1 }
      }
      return loss
    }
  }
}
