import NumericKernels

/// A table's values as bin numbers, one byte each, in the two orders that growing trees needs.
///
/// Column by column, to split rows by one feature; and in panels, to count all features of a row at once:
///
/// ```
/// panel of two words   row 0: [f0 f1 … f6 –] [f7 f8 … f13 –]   row 1: …
/// ```
///
/// A word is eight bytes, its features are spread evenly over the words, and a panel's histograms fit into the
/// first-level cache.
final class BinnedFeatures: @unchecked Sendable {
  /// Features that are counted together.
  struct Panel {
    let firstFeature: Int
    let featureCount: Int
    /// 1 or 2.
    let wordCount: Int
    /// Words a row, row after row.
    let words: AlignedBuffer<UInt64>
  }

  let rowCount: Int
  let features: [BinnedFeature]
  /// How many features each word holds (the last word perhaps fewer): 1…8.
  let featuresPerWord: Int
  private(set) var panels: [Panel] = []
  private let columns: AlignedBuffer<UInt8>
  private let columnStride: Int

  /// Bins a table; without panels it serves to follow grown trees, not to grow them.
  init(table: FeatureTable, features: [BinnedFeature], makesPanels: Bool, threadCount: Int) {
    rowCount = table.rowCount
    self.features = features
    columnStride = (table.rowCount + 63) & ~63
    columns = AlignedBuffer(count: columnStride * features.count, spare: 0)
    let wordCount = (features.count + 7) / 8
    featuresPerWord = wordCount == 0 ? 1 : (features.count + wordCount - 1) / wordCount
    fillColumns(from: table, threadCount: threadCount)
    if makesPanels { fillPanels(wordCount: wordCount, threadCount: threadCount) }
  }

  /// The bins of a feature, a byte a row.
  @inline(__always)
  func column(_ feature: Int) -> UnsafePointer<UInt8> { UnsafePointer(columns.start + feature * columnStride) }

  private func fillColumns(from table: FeatureTable, threadCount: Int) {
    let blockLength = 1 << 16
    let blockCount = (rowCount + blockLength - 1) / blockLength
    ParallelExecution.forEach(features.count * blockCount, threadCount: threadCount) { task in
      let feature = task / blockCount
      let start = task % blockCount * blockLength
      let rows = start..<min(rowCount, start + blockLength)
      let target = columns.start + feature * columnStride
      switch (table.columns[features[feature].column], features[feature].bins) {
      case (.float32(let values), .numbers(let thresholds, _)):
        // A Float is at most a threshold exactly if it is at most the next Float below it.
        BinSearch(thresholds: thresholds.map(Self.floatNotAbove)).fill(target, from: values, rows: rows)
      case (.float64(let values), .numbers(let thresholds, _)):
        BinSearch(thresholds: thresholds).fill(target, from: values, rows: rows)
      case (.categories(let codes, _), .categories(let first, let count)):
        codes.withUnsafeBufferPointer { codes in
          for row in rows {
            let place = Int(codes[row]) - first
            target[row] = UInt8(place >= 0 && place < count ? place : count)
          }
        }
      default: preconditionFailure("the columns of a table differ from those that its bins were made for")
      }
    }
  }

  private static func floatNotAbove(_ value: Double) -> Float {
    let nearest = Float(value)
    return Double(nearest) > value ? nearest.nextDown : nearest
  }

  private func fillPanels(wordCount: Int, threadCount: Int) {
    let perWord = featuresPerWord
    panels = stride(from: 0, to: wordCount, by: 2).map { firstWord in
      let words = min(2, wordCount - firstWord)
      let firstFeature = firstWord * perWord
      return Panel(
        firstFeature: firstFeature, featureCount: min(words * perWord, features.count - firstFeature), wordCount: words,
        words: AlignedBuffer(count: rowCount * words, spare: 0))
    }
    let blockLength = 4096
    let blockCount = (rowCount + blockLength - 1) / blockLength
    ParallelExecution.forEach(panels.count * blockCount, threadCount: threadCount) { task in
      let start = task % blockCount * blockLength
      fill(panels[task / blockCount], rows: start..<min(rowCount, start + blockLength))
    }
  }

  private func fill(_ panel: Panel, rows: Range<Int>) {
    for word in 0..<panel.wordCount {
      let first = panel.firstFeature + word * featuresPerWord
      let count = max(0, min(featuresPerWord, panel.firstFeature + panel.featureCount - first))
      let target = panel.words.start + word
      for row in rows { target[row &* panel.wordCount] = 0 }
      for place in 0..<count {
        let source = column(first + place)
        let shift = UInt64(8 * place)
        for row in rows { target[row &* panel.wordCount] |= UInt64(source[row]) &<< shift }
      }
    }
  }
}

/// Finds the bin of a number: how many thresholds it is above.
private struct BinSearch<Value: BinaryFloatingPoint> {
  /// 255 thresholds, those that are not there infinite.
  private let thresholds: [Value]
  /// The number of bits that a bin takes.
  private let bitCount: Int

  init(thresholds: [Value]) {
    self.thresholds = thresholds + Array(repeating: .infinity, count: BinnedFeature.numberBinLimit - thresholds.count)
    bitCount = Int.bitWidth - thresholds.count.leadingZeroBitCount
  }

  /// Writes the bins of `rows`; eight searches go side by side, since each step of one waits for the one before.
  @inline(__always)
  func fill(_ target: UnsafeMutablePointer<UInt8>, from values: [Value], rows: Range<Int>) {
    thresholds.withUnsafeBufferPointer { thresholds in
      values.withUnsafeBufferPointer { values in
        guard let thresholds = thresholds.baseAddress, let values = values.baseAddress else { return }
        var row = rows.lowerBound
        while row + 8 <= rows.upperBound {
          fillEight(target + row, values + row, thresholds)
          row &+= 8
        }
        while row < rows.upperBound {
          var bin = 0
          var bit = bitCount
          while bit > 0 {
            bit &-= 1
            Self.step(&bin, values[row], thresholds, bit)
          }
          target[row] = Self.byte(bin, values[row])
          row &+= 1
        }
      }
    }
  }

  @inline(__always)
  private func fillEight(
    _ target: UnsafeMutablePointer<UInt8>, _ values: UnsafePointer<Value>, _ thresholds: UnsafePointer<Value>
  ) {
    var (a, b, c, d, e, f, g, h) = (0, 0, 0, 0, 0, 0, 0, 0)
    var bit = bitCount
    while bit > 0 {
      bit &-= 1
      Self.step(&a, values[0], thresholds, bit)
      Self.step(&b, values[1], thresholds, bit)
      Self.step(&c, values[2], thresholds, bit)
      Self.step(&d, values[3], thresholds, bit)
      Self.step(&e, values[4], thresholds, bit)
      Self.step(&f, values[5], thresholds, bit)
      Self.step(&g, values[6], thresholds, bit)
      Self.step(&h, values[7], thresholds, bit)
    }
    target[0] = Self.byte(a, values[0])
    target[1] = Self.byte(b, values[1])
    target[2] = Self.byte(c, values[2])
    target[3] = Self.byte(d, values[3])
    target[4] = Self.byte(e, values[4])
    target[5] = Self.byte(f, values[5])
    target[6] = Self.byte(g, values[6])
    target[7] = Self.byte(h, values[7])
  }

  /// Decides one bit of a bin, without a branch.
  @inline(__always)
  private static func step(_ bin: inout Int, _ value: Value, _ thresholds: UnsafePointer<Value>, _ bit: Int) {
    let middle = thresholds + (bin &+ 1 &<< bit &- 1)
    bin |= (middle.pointee < value ? 1 : 0) &<< bit
  }

  @inline(__always)
  private static func byte(_ bin: Int, _ value: Value) -> UInt8 {
    value == value ? UInt8(truncatingIfNeeded: bin) : UInt8(BinnedFeature.missingBin)
  }
}
