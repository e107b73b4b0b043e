import LinearAlgebra
import NumericKernels

extension DesignMatrix {
  /// The length of the parameters of `dimensionCount` sums: for each, the weights in inside order, then the intercept.
  func parameterCount(dimensionCount: Int) -> Int { (featureCount + 1) * dimensionCount }

  /// What the rows of a block need besides the table: the weights in the form in which they are multiplied.
  struct PreparedWeights: Sendable {
    let dimensionCount: Int
    /// Weights of the numeric features, numericCount × dimensionCount.
    let numeric: [Double]
    /// Weights of the categories divided by their scales, one array a dimension, in inside order.
    let categories: [[Double]]
    /// What every row starts from: the intercept less what the centres of the categories bring.
    let starts: [Double]
  }

  func prepare(_ parameters: [Double], dimensionCount: Int) -> PreparedWeights {
    let stride = featureCount + 1
    var numeric: [Double] = []
    var byCategory: [[Double]] = []
    var starts: [Double] = []
    for dimension in 0..<dimensionCount {
      let first = dimension * stride
      numeric += parameters[first..<first + numericCount]
      var start = parameters[first + featureCount]
      var weights: [Double] = []
      for inside in numericCount..<featureCount {
        let weight = parameters[first + inside] / scales[inside]
        weights.append(weight)
        start -= centers[inside] * weight
      }
      byCategory.append(weights)
      starts.append(start)
    }
    return PreparedWeights(
      dimensionCount: dimensionCount, numeric: numeric, categories: byCategory, starts: starts)
  }

  /// Writes the weighted sums of `rows` into `sums`, rows.count × dimensions, column by column.
  ///
  /// `block` holds the packed numeric features of the rows.
  func writeSums(
    of rows: Range<Int>, block: UnsafePointer<Double>, weights: PreparedWeights,
    into sums: UnsafeMutablePointer<Double>
  ) {
    for dimension in 0..<weights.dimensionCount {
      (sums + dimension * rows.count).update(repeating: weights.starts[dimension], count: rows.count)
    }
    MatrixProducts.addProduct(
      of: block, rowCount: rows.count, columnCount: numericCount, weights: weights.numeric,
      dimensionCount: weights.dimensionCount, to: sums)
    for category in categories {
      withCodes(of: category) { codes in
        for dimension in 0..<weights.dimensionCount {
          let target = sums + dimension * rows.count
          weights.categories[dimension].withUnsafeBufferPointer { weights in
            let weights = UnsafeBufferPointer(rebasing: weights[(category.start - numericCount)...])
            for row in 0..<rows.count {
              let code = Int(codes[rows.lowerBound + row])
              if code >= 0 { target[row] += weights[code] }
            }
          }
        }
      }
    }
  }

  /// Adds what `rows` bring to the products of the features with `values` (rows.count × dimensions, column by column).
  ///
  /// `products` has the layout of parameters; the place of the intercept gets the sum of the values. What it holds of the
  /// categories is neither scaled nor centred before ``finishProducts(_:dimensionCount:)``.
  func addProducts(
    of rows: Range<Int>, block: UnsafePointer<Double>, values: UnsafePointer<Double>, dimensionCount: Int,
    scratch: UnsafeMutablePointer<Double>, to products: UnsafeMutablePointer<Double>
  ) {
    let stride = featureCount + 1
    scratch.update(repeating: 0, count: numericCount * dimensionCount)
    MatrixProducts.addTransposedProduct(
      of: block, rowCount: rows.count, columnCount: numericCount, values: values, dimensionCount: dimensionCount,
      to: scratch)
    for dimension in 0..<dimensionCount {
      let target = products + dimension * stride
      for index in 0..<numericCount { target[index] += scratch[dimension * numericCount + index] }
      let values = values + dimension * rows.count
      var total = 0.0
      for row in 0..<rows.count { total += values[row] }
      target[featureCount] += total
      for category in categories {
        withCodes(of: category) { codes in
          let target = target + category.start
          for row in 0..<rows.count {
            let code = Int(codes[rows.lowerBound + row])
            if code >= 0 { target[code] += values[row] }
          }
        }
      }
    }
  }

  /// Scales and centres what ``addProducts`` gathered for the categories.
  func finishProducts(_ products: inout [Double], dimensionCount: Int) {
    let stride = featureCount + 1
    for dimension in 0..<dimensionCount {
      let total = products[dimension * stride + featureCount]
      for inside in numericCount..<featureCount {
        let index = dimension * stride + inside
        products[index] = (products[index] - centers[inside] * total) / scales[inside]
      }
    }
  }

  /// The weighted sums of all rows, row by row for one dimension after another: a column a dimension.
  func sums(_ parameters: [Double], dimensionCount: Int, threadCount: Int) -> [Double] {
    let weights = prepare(parameters, dimensionCount: dimensionCount)
    var result = Array(repeating: 0.0, count: rowCount * dimensionCount)
    result.withUnsafeMutableBufferPointer { result in
      let shared = UncheckedSendable(result)
      ParallelExecution.forEachChunk(of: rowCount, chunkLength: blockLength, threadCount: threadCount) { _, rows in
        withUnsafeTemporaryAllocation(of: Double.self, capacity: rows.count * (numericCount + dimensionCount) + 1) {
          space in
          let block = space.baseAddress!
          let sums = block + rows.count * numericCount
          pack(rows, into: block)
          writeSums(of: rows, block: block, weights: weights, into: sums)
          for dimension in 0..<dimensionCount {
            for row in 0..<rows.count {
              shared.value[dimension * rowCount + rows.lowerBound + row] = sums[dimension * rows.count + row]
            }
          }
        }
      }
    }
    return result
  }

  /// The products of every feature with one value a row, and the sum of the values at the end.
  func products(with values: [Double], threadCount: Int) -> [Double] {
    var result = values.withUnsafeBufferPointer { values in
      sumOverParts(length: featureCount + 1, threadCount: threadCount) { rows, sums in
        withUnsafeTemporaryAllocation(of: Double.self, capacity: blockLength * numericCount + numericCount + 1) {
          space in
          let block = space.baseAddress!
          let scratch = block + blockLength * numericCount
          forEachBlock(of: rows) { rows in
            pack(rows, into: block)
            addProducts(
              of: rows, block: block, values: values.baseAddress! + rows.lowerBound, dimensionCount: 1,
              scratch: scratch, to: sums.baseAddress!)
          }
        }
      }
    }
    finishProducts(&result, dimensionCount: 1)
    return result
  }
}
