import Glibc
import LinearAlgebra
import NumericKernels

/// The loss of a logistic or softmax classifier: the sum over the rows of −log p(class), plus the L2 penalty.
///
/// The first class is the reference with the score 0. Parameters are, for each other class, the weights in the design's
/// inside order and then the intercept, which is free.
struct LogisticObjective: TwiceSmoothObjective {
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

extension LogisticObjective {
  /// The second derivatives, column by column; the upper triangle is filled.
  func hessian(at point: [Double]) -> [Double] {
    let (dimensionCount, parameterCount) = (dimensionCount, parameterCount)
    let stride = design.featureCount + 1
    let weights = design.prepare(point, dimensionCount: dimensionCount)
    var sums = design.sumOverParts(length: parameterCount * parameterCount, threadCount: threadCount) { rows, sums in
      var product = Array(repeating: 0.0, count: stride * stride)
      design.forEachBlock(of: rows) { rows in
        let block = design.expanded(rows, lastColumn: 1)
        var probabilities = Array(repeating: 0.0, count: rows.count * dimensionCount)
        design.writeSums(of: rows, block: block.values, weights: weights, into: &probabilities)
        Self.replaceByProbabilities(&probabilities, rowCount: rows.count)
        for second in 0..<dimensionCount {
          for first in 0...second {
            let curvatures = Self.curvatures(probabilities, rowCount: rows.count, first, second)
            Self.setWeightedGram(of: block, weights: curvatures, to: &product)
            for column in 0..<stride {
              let target = (second * stride + column) * parameterCount + first * stride
              for row in 0..<stride { sums[target + row] += product[column * stride + row] }
            }
          }
        }
      }
    }
    for index in 0..<parameterCount where index % stride != design.featureCount {
      sums[index * parameterCount + index] += 2 * l2Penalty
    }
    return sums
  }

  private static func replaceByProbabilities(_ scores: inout [Double], rowCount: Int) {
    let dimensionCount = scores.count / rowCount
    for row in 0..<rowCount {
      var largest = 0.0
      for dimension in 0..<dimensionCount { largest = max(largest, scores[dimension * rowCount + row]) }
      var total = exp(-largest)
      for dimension in 0..<dimensionCount {
        let weight = exp(scores[dimension * rowCount + row] - largest)
        scores[dimension * rowCount + row] = weight
        total += weight
      }
      for dimension in 0..<dimensionCount { scores[dimension * rowCount + row] /= total }
    }
  }

  /// For each row, the second derivative of its loss by the scores of two dimensions.
  private static func curvatures(_ probabilities: [Double], rowCount: Int, _ first: Int, _ second: Int) -> [Double] {
    (0..<rowCount).map { row in
      let probability = probabilities[first * rowCount + row]
      return first == second
        ? probability * (1 - probability) : -probability * probabilities[second * rowCount + row]
    }
  }

  /// Writes blockᵀ · diag(weights) · block into `product`.
  private static func setWeightedGram(of block: ColumnMatrix, weights: [Double], to product: inout [Double]) {
    let (rowCount, columnCount) = (block.rowCount, block.columnCount)
    var weighted = block.values
    weighted.withUnsafeMutableBufferPointer { weighted in
      weights.withUnsafeBufferPointer { weights in
        for column in 0..<columnCount {
          for row in 0..<rowCount { weighted[column * rowCount + row] *= weights[row] }
        }
      }
    }
    for index in product.indices { product[index] = 0 }
    MatrixProducts.addTransposedProduct(
      of: block.values, rowCount: rowCount, columnCount: columnCount, values: weighted, dimensionCount: columnCount,
      to: &product)
  }
}
