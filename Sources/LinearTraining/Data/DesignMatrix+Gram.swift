import LinearAlgebra
import NumericKernels

extension DesignMatrix {
  /// The products of all features with each other, in inside order; the upper triangle is filled.
  ///
  /// Numbers meet numbers in dense blocks; a category meets anything by counting or adding up the rows that have it.
  ///
  /// - Precondition: The matrix is centred.
  func gram(threadCount: Int) -> ColumnMatrix {
    let count = featureCount
    var values = sumOverParts(length: count * count, memory: 1 << 24, threadCount: threadCount) { rows, sums in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: blockLength * numericCount + 1) { block in
        forEachBlock(of: rows) { rows in
          pack(rows, into: block.baseAddress!)
          addGram(of: rows, block: block.baseAddress!, to: sums.baseAddress!)
        }
      }
    }
    let rows = Double(rowCount)
    for second in numericCount..<max(numericCount, count) {
      for first in 0...second {
        let index = second * count + first
        if first < numericCount {
          // A centred feature sums to zero, so the category's centre brings nothing.
          values[index] /= scales[second]
        } else {
          values[index] =
            (values[index] - rows * centers[first] * centers[second]) / (scales[first] * scales[second])
        }
      }
    }
    return ColumnMatrix(rowCount: count, columnCount: count, values: values)
  }

  private func addGram(of rows: Range<Int>, block: UnsafePointer<Double>, to gram: UnsafeMutablePointer<Double>) {
    let stride = featureCount
    MatrixProducts.addGram(of: block, rowCount: rows.count, columnCount: numericCount, to: gram, stride: stride)
    for (index, second) in categories.enumerated() {
      withCodes(of: second) { secondCodes in
        for row in 0..<rows.count {
          let code = Int(secondCodes[rows.lowerBound + row])
          if code < 0 { continue }
          let target = gram + (second.start + code) * stride
          for column in 0..<numericCount { target[column] += block[column * rows.count + row] }
          target[second.start + code] += 1
        }
        for first in categories[..<index] {
          withCodes(of: first) { firstCodes in
            for row in rows {
              let (firstCode, secondCode) = (Int(firstCodes[row]), Int(secondCodes[row]))
              if firstCode >= 0, secondCode >= 0 {
                gram[(second.start + secondCode) * stride + first.start + firstCode] += 1
              }
            }
          }
        }
      }
    }
  }

  /// Rows as a dense matrix, categories written out, with one more column at the end that holds `lastColumn` everywhere.
  func expanded(_ rows: Range<Int>, lastColumn: Double) -> ColumnMatrix {
    var matrix = ColumnMatrix(rowCount: rows.count, columnCount: featureCount + 1)
    matrix.values.withUnsafeMutableBufferPointer { values in
      guard let target = values.baseAddress else { return }
      expand(rows, lastColumn: lastColumn, into: target)
    }
    return matrix
  }

  /// Writes ``expanded(_:lastColumn:)`` into `target`, which has room for it.
  func expand(_ rows: Range<Int>, lastColumn: Double, into target: UnsafeMutablePointer<Double>) {
    let height = rows.count
    pack(rows, into: target)
    for category in categories {
      for code in 0..<category.count {
        let inside = category.start + code
        (target + inside * height).update(repeating: -centers[inside] / scales[inside], count: height)
      }
      withCodes(of: category) { codes in
        for row in 0..<height {
          let code = Int(codes[rows.lowerBound + row])
          if code < 0 { continue }
          let inside = category.start + code
          target[inside * height + row] = (1 - centers[inside]) / scales[inside]
        }
      }
    }
    (target + featureCount * height).update(repeating: lastColumn, count: height)
  }
}
