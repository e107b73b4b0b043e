import CIntrinsics

/// Adds up the gradients of rows by bin, for all features of a panel at once.
///
/// A panel's histograms stand one after another, 256 sums a feature:
///
/// ```
/// word 0: f0 [0 … 255] f1 [0 … 255] …   word 1: f7 [0 … 255] …
/// ```
///
/// The loops are compiled once for each number of features a word, with every offset a constant.
struct HistogramBuilder<Gradient: PackedGradient> {
  typealias Sum = Gradient.Sum

  /// How many rows ahead of the sum a row's words are asked for.
  private static var prefetchDistance: Int { 32 }

  /// The sums that a panel's histograms take.
  static func length(_ panel: BinnedFeatures.Panel, featuresPerWord: Int) -> Int {
    panel.wordCount * featuresPerWord * 256
  }

  /// Adds rows `rows` in storage order, for one word of a panel; `histograms` are that word's.
  static func addAll(
    _ rows: Range<Int>, gradients: UnsafePointer<Gradient>, panel: BinnedFeatures.Panel, word: Int,
    featuresPerWord: Int, to histograms: UnsafeMutablePointer<Sum>
  ) {
    let words = UnsafePointer(panel.words.start + word)
    switch featuresPerWord {
    case 1: addAll(1, rows, gradients, words, panel.wordCount, histograms)
    case 2: addAll(2, rows, gradients, words, panel.wordCount, histograms)
    case 3: addAll(3, rows, gradients, words, panel.wordCount, histograms)
    case 4: addAll(4, rows, gradients, words, panel.wordCount, histograms)
    case 5: addAll(5, rows, gradients, words, panel.wordCount, histograms)
    case 6: addAll(6, rows, gradients, words, panel.wordCount, histograms)
    case 7: addAll(7, rows, gradients, words, panel.wordCount, histograms)
    default: addAll(8, rows, gradients, words, panel.wordCount, histograms)
    }
  }

  /// Adds the rows of `entries` for all words of a panel.
  static func add(
    _ entries: UnsafeBufferPointer<Gradient.Entry>, panel: BinnedFeatures.Panel, featuresPerWord: Int,
    to histograms: UnsafeMutablePointer<Sum>
  ) {
    guard let start = entries.baseAddress, !entries.isEmpty else { return }
    let words = UnsafePointer(panel.words.start)
    if panel.wordCount == 2 {
      switch featuresPerWord {
      case ...5: add(5, 2, start, entries.count, words, featuresPerWord, histograms)
      case 6: add(6, 2, start, entries.count, words, 6, histograms)
      case 7: add(7, 2, start, entries.count, words, 7, histograms)
      default: add(8, 2, start, entries.count, words, 8, histograms)
      }
    } else {
      switch featuresPerWord {
      case 1: add(1, 1, start, entries.count, words, 1, histograms)
      case 2: add(2, 1, start, entries.count, words, 2, histograms)
      case 3: add(3, 1, start, entries.count, words, 3, histograms)
      case 4: add(4, 1, start, entries.count, words, 4, histograms)
      case 5: add(5, 1, start, entries.count, words, 5, histograms)
      case 6: add(6, 1, start, entries.count, words, 6, histograms)
      case 7: add(7, 1, start, entries.count, words, 7, histograms)
      default: add(8, 1, start, entries.count, words, 8, histograms)
      }
    }
  }

  @inline(__always)
  private static func addAll(
    _ featureCount: Int, _ rows: Range<Int>, _ gradients: UnsafePointer<Gradient>, _ words: UnsafePointer<UInt64>,
    _ stride: Int, _ histograms: UnsafeMutablePointer<Sum>
  ) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      add(gradients[row].sum, words[row &* stride], featureCount, histograms)
      row &+= 1
    }
  }

  @inline(__always)
  private static func add(
    _ featureCount: Int, _ wordCount: Int, _ entries: UnsafePointer<Gradient.Entry>, _ count: Int,
    _ words: UnsafePointer<UInt64>, _ featuresPerWord: Int, _ histograms: UnsafeMutablePointer<Sum>
  ) {
    let second = histograms + featuresPerWord &* 256
    var index = 0
    let prefetchEnd = count &- prefetchDistance
    while index < prefetchEnd {
      espalier_prefetch(words + Gradient.row(entries[index &+ prefetchDistance]) &* wordCount)
      let entry = entries[index]
      let row = words + Gradient.row(entry) &* wordCount
      let sum = Gradient.gradient(entry).sum
      add(sum, row[0], featureCount, histograms)
      if wordCount == 2 { add(sum, row[1], featureCount, second) }
      index &+= 1
    }
    while index < count {
      let entry = entries[index]
      let row = words + Gradient.row(entry) &* wordCount
      let sum = Gradient.gradient(entry).sum
      add(sum, row[0], featureCount, histograms)
      if wordCount == 2 { add(sum, row[1], featureCount, second) }
      index &+= 1
    }
  }

  @inline(__always)
  private static func add(_ sum: Sum, _ bins: UInt64, _ featureCount: Int, _ histograms: UnsafeMutablePointer<Sum>) {
    add(sum, bins & 255, histograms)
    if featureCount > 1 { add(sum, (bins &>> 8) & 255, histograms + 256) }
    if featureCount > 2 { add(sum, (bins &>> 16) & 255, histograms + 512) }
    if featureCount > 3 { add(sum, (bins &>> 24) & 255, histograms + 768) }
    if featureCount > 4 { add(sum, (bins &>> 32) & 255, histograms + 1024) }
    if featureCount > 5 { add(sum, (bins &>> 40) & 255, histograms + 1280) }
    if featureCount > 6 { add(sum, (bins &>> 48) & 255, histograms + 1536) }
    if featureCount > 7 { add(sum, bins &>> 56, histograms + 1792) }
  }

  @inline(__always)
  private static func add(_ sum: Sum, _ bin: UInt64, _ histogram: UnsafeMutablePointer<Sum>) {
    let place = histogram + Int(truncatingIfNeeded: bin)
    place.pointee = place.pointee &+ sum
  }
}
