import Glibc
import LinearAlgebra
import NumericKernels

extension LogisticObjective: TwiceSmoothObjective {
  /// The second derivatives, column by column; the upper triangle is filled.
  ///
  /// Categories are written out, a block of rows at a time: there are few coefficients where this is asked for.
  func hessian(at point: [Double]) -> [Double] {
    let (dimensionCount, parameterCount) = (dimensionCount, parameterCount)
    let width = design.featureCount + 1
    let blockLength = min(design.blockLength, max(32, (1 << 15) / width))
    let weights = design.prepare(point, dimensionCount: dimensionCount)
    let memory = 1 << 22
    var sums = design.sumOverParts(length: parameterCount * parameterCount, memory: memory, threadCount: threadCount) {
      rows, sums in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: blockLength * (2 * width + dimensionCount + 1)) {
        space in
        let block = space.baseAddress!
        let weighted = block + blockLength * width
        let probabilities = weighted + blockLength * width
        let curvatures = probabilities + blockLength * dimensionCount
        for start in stride(from: rows.lowerBound, to: rows.upperBound, by: blockLength) {
          let rows = start..<min(rows.upperBound, start + blockLength)
          design.expand(rows, lastColumn: 1, into: block)
          design.writeSums(of: rows, block: block, weights: weights, into: probabilities)
          Self.replaceByProbabilities(probabilities, rowCount: rows.count, dimensionCount: dimensionCount)
          for second in 0..<dimensionCount {
            for first in 0...second {
              Self.writeCurvatures(of: probabilities, rowCount: rows.count, first, second, into: curvatures)
              let target = sums.baseAddress! + second * width * parameterCount + first * width
              Self.multiply(block, by: curvatures, rowCount: rows.count, columnCount: width, into: weighted)
              if first == second {
                MatrixProducts.addGram(
                  of: weighted, rowCount: rows.count, columnCount: width, to: target, stride: parameterCount)
              } else {
                MatrixProducts.addTransposedProduct(
                  of: block, rowCount: rows.count, columnCount: width, values: weighted, dimensionCount: width,
                  to: target, stride: parameterCount)
              }
            }
          }
        }
      }
    }
    for index in 0..<parameterCount where index % width != design.featureCount {
      sums[index * parameterCount + index] += 2 * l2Penalty
    }
    return sums
  }

  private static func replaceByProbabilities(
    _ scores: UnsafeMutablePointer<Double>, rowCount: Int, dimensionCount: Int
  ) {
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

  /// Writes the second derivative of each row's loss by the scores of two dimensions; of one with itself, its root, since
  /// both sides of a product with themselves are multiplied by it.
  private static func writeCurvatures(
    of probabilities: UnsafePointer<Double>, rowCount: Int, _ first: Int, _ second: Int,
    into curvatures: UnsafeMutablePointer<Double>
  ) {
    let (first, other) = (probabilities + first * rowCount, probabilities + second * rowCount)
    for row in 0..<rowCount {
      curvatures[row] = first == other ? max(0, first[row] * (1 - first[row])).squareRoot() : -first[row] * other[row]
    }
  }

  private static func multiply(
    _ block: UnsafePointer<Double>, by factors: UnsafePointer<Double>, rowCount: Int, columnCount: Int,
    into result: UnsafeMutablePointer<Double>
  ) {
    for column in 0..<columnCount {
      let (source, target) = (block + column * rowCount, result + column * rowCount)
      for row in 0..<rowCount { target[row] = source[row] * factors[row] }
    }
  }
}
