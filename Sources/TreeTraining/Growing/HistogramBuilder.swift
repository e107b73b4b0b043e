import CIntrinsics

/// Adds up the gradients of rows by bin, for all features of a panel at once.
///
/// A panel's histograms stand one after another, 256 sums a feature:
///
/// ```
/// word 0: f0 [0 … 255] f1 [0 … 255] …   word 1: f7 [0 … 255] …
/// ```
struct HistogramBuilder<Gradient: PackedGradient> {
  typealias Sum = Gradient.Sum

  /// The sums that a panel's histograms take.
  static func length(_ panel: BinnedFeatures.Panel, featuresPerWord: Int) -> Int {
    panel.wordCount * featuresPerWord * 256
  }

  /// Adds rows `rows` in storage order for all words of a panel.
  static func addAll(
    _ rows: Range<Int>, gradients: UnsafePointer<Gradient>, panel: BinnedFeatures.Panel, featuresPerWord: Int,
    to histograms: UnsafeMutablePointer<Sum>
  ) {
    let words = UnsafePointer(panel.words.start)
    // Two words hold more than eight features, so at least five each.
    switch (panel.wordCount, featuresPerWord) {
    case (2, 5): SumLoops<Gradient, 5, 2>.addAll(rows, gradients, words, histograms)
    case (2, 6): SumLoops<Gradient, 6, 2>.addAll(rows, gradients, words, histograms)
    case (2, 7): SumLoops<Gradient, 7, 2>.addAll(rows, gradients, words, histograms)
    case (2, _): SumLoops<Gradient, 8, 2>.addAll(rows, gradients, words, histograms)
    case (_, 1): SumLoops<Gradient, 1, 1>.addAll(rows, gradients, words, histograms)
    case (_, 2): SumLoops<Gradient, 2, 1>.addAll(rows, gradients, words, histograms)
    case (_, 3): SumLoops<Gradient, 3, 1>.addAll(rows, gradients, words, histograms)
    case (_, 4): SumLoops<Gradient, 4, 1>.addAll(rows, gradients, words, histograms)
    case (_, 5): SumLoops<Gradient, 5, 1>.addAll(rows, gradients, words, histograms)
    case (_, 6): SumLoops<Gradient, 6, 1>.addAll(rows, gradients, words, histograms)
    case (_, 7): SumLoops<Gradient, 7, 1>.addAll(rows, gradients, words, histograms)
    default: SumLoops<Gradient, 8, 1>.addAll(rows, gradients, words, histograms)
    }
  }

  /// Adds the rows of `entries` for all words of a panel.
  static func add(
    _ entries: UnsafeBufferPointer<Gradient.Entry>, panel: BinnedFeatures.Panel, featuresPerWord: Int,
    to histograms: UnsafeMutablePointer<Sum>
  ) {
    let words = UnsafePointer(panel.words.start)
    // Two words hold more than eight features, so at least five each.
    switch (panel.wordCount, featuresPerWord) {
    case (2, 5): SumLoops<Gradient, 5, 2>.add(entries, words, histograms)
    case (2, 6): SumLoops<Gradient, 6, 2>.add(entries, words, histograms)
    case (2, 7): SumLoops<Gradient, 7, 2>.add(entries, words, histograms)
    case (2, _): SumLoops<Gradient, 8, 2>.add(entries, words, histograms)
    case (_, 1): SumLoops<Gradient, 1, 1>.add(entries, words, histograms)
    case (_, 2): SumLoops<Gradient, 2, 1>.add(entries, words, histograms)
    case (_, 3): SumLoops<Gradient, 3, 1>.add(entries, words, histograms)
    case (_, 4): SumLoops<Gradient, 4, 1>.add(entries, words, histograms)
    case (_, 5): SumLoops<Gradient, 5, 1>.add(entries, words, histograms)
    case (_, 6): SumLoops<Gradient, 6, 1>.add(entries, words, histograms)
    case (_, 7): SumLoops<Gradient, 7, 1>.add(entries, words, histograms)
    default: SumLoops<Gradient, 8, 1>.add(entries, words, histograms)
    }
  }
}

/// The loops for one shape of panel. The shape is part of the type, so that each is compiled with it as a constant.
private enum SumLoops<Gradient: PackedGradient, let featuresPerWord: Int, let wordCount: Int> {
  typealias Sum = Gradient.Sum

  /// How many rows ahead of the sum a row's words are asked for.
  @inline(__always) private static var prefetchDistance: Int { 32 }

  @inline(never)
  static func addAll(
    _ rows: Range<Int>, _ gradients: UnsafePointer<Gradient>, _ words: UnsafePointer<UInt64>,
    _ histograms: UnsafeMutablePointer<Sum>
  ) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      addWords(gradients[row].sum, words + row &* wordCount, histograms)
      row &+= 1
    }
  }

  @inline(never)
  static func add(
    _ entries: UnsafeBufferPointer<Gradient.Entry>, _ words: UnsafePointer<UInt64>,
    _ histograms: UnsafeMutablePointer<Sum>
  ) {
    guard let start = entries.baseAddress else { return }
    let count = entries.count
    var index = 0
    while index < count &- prefetchDistance {
      espalier_prefetch(words + Gradient.row(start[index &+ prefetchDistance]) &* wordCount)
      addRow(start[index], words, histograms)
      index &+= 1
    }
    while index < count {
      addRow(start[index], words, histograms)
      index &+= 1
    }
  }

  @inline(__always)
  private static func addRow(
    _ entry: Gradient.Entry, _ words: UnsafePointer<UInt64>, _ histograms: UnsafeMutablePointer<Sum>
  ) {
    addWords(Gradient.gradient(entry).sum, words + Gradient.row(entry) &* wordCount, histograms)
  }

  @inline(__always)
  private static func addWords(
    _ sum: Sum, _ row: UnsafePointer<UInt64>, _ histograms: UnsafeMutablePointer<Sum>
  ) {
    addWord(sum, row[0], histograms)
    if wordCount == 2 { addWord(sum, row[1], histograms + featuresPerWord &* 256) }
  }

  @inline(__always)
  private static func addWord(_ sum: Sum, _ bins: UInt64, _ histograms: UnsafeMutablePointer<Sum>) {
    addBin(sum, bins & 255, histograms)
    if featuresPerWord > 1 { addBin(sum, (bins &>> 8) & 255, histograms + 256) }
    if featuresPerWord > 2 { addBin(sum, (bins &>> 16) & 255, histograms + 512) }
    if featuresPerWord > 3 { addBin(sum, (bins &>> 24) & 255, histograms + 768) }
    if featuresPerWord > 4 { addBin(sum, (bins &>> 32) & 255, histograms + 1024) }
    if featuresPerWord > 5 { addBin(sum, (bins &>> 40) & 255, histograms + 1280) }
    if featuresPerWord > 6 { addBin(sum, (bins &>> 48) & 255, histograms + 1536) }
    if featuresPerWord > 7 { addBin(sum, bins &>> 56, histograms + 1792) }
  }

  @inline(__always)
  private static func addBin(_ sum: Sum, _ bin: UInt64, _ histogram: UnsafeMutablePointer<Sum>) {
    let place = histogram + Int(truncatingIfNeeded: bin)
    place.pointee = place.pointee &+ sum
  }
}
