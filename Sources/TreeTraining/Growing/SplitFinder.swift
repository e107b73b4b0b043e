/// A way to part the rows of a node in two.
struct Split<Sum: GradientSum>: Sendable {
  /// How much less the sum of −G² / (H + λ) is after the split; 0 where no split was found.
  var gain = 0.0
  var feature = -1
  /// The last bin of the true side, or of a feature of categories the one bin of the true side.
  var bin = 0
  var missingTracksTrue = false
  /// The sum over the rows of the true side.
  var trueSum = Sum.zero

  var isFound: Bool { feature >= 0 }
}

// Goals, in order:
// 1. The same split on every run: ties go to the lower feature, then the lower bin, then missing values to the false side.
// 2. No split for the sake of a rounding error.
// 3. Speed: one pass over the bins for each side of the missing values, one division a bin.

/// Finds the best split of a node from sums by bin.
struct SplitFinder: Sendable {
  /// One over the scales, to bring integer sums back to real ones.
  let gradientUnit: Double
  let hessianUnit: Double
  let regularization: Double
  let minimumChildWeight: Double
  /// The least gain of a split.
  let minimumGain: Double

  init(scale: GradientScale, parameters: BoostingParameters, minimumGain: Double) {
    gradientUnit = 1 / scale.gradient
    hessianUnit = 1 / scale.hessian
    regularization = parameters.regularization
    minimumChildWeight = parameters.minimumChildWeight
    self.minimumGain = minimumGain
  }

  /// G² / (H + λ).
  func score<Sum: GradientSum>(_ sum: Sum) -> Double {
    let (gradient, hessian) = (sum.gradient * gradientUnit, sum.hessian * hessianUnit + regularization)
    return hessian > 0 ? gradient * gradient / hessian : 0
  }

  /// The value of a leaf: −G / (H + λ), or 0 where the leaf weighs too little.
  func leafValue<Sum: GradientSum>(_ sum: Sum) -> Double {
    leafValue(gradient: sum.gradient * gradientUnit, hessian: sum.hessian * hessianUnit)
  }

  /// The value of a leaf with these real sums.
  func leafValue(gradient: Double, hessian: Double) -> Double {
    guard hessian > 0, hessian >= minimumChildWeight else { return 0 }
    return -gradient / (hessian + regularization)
  }

  /// Replaces `best` where `feature` offers a better split of a node whose rows sum up to `total`.
  @inline(__always)
  func improve<Sum: GradientSum>(
    _ best: inout Split<Sum>, feature: Int, _ bins: BinnedFeature, histogram: UnsafePointer<Sum>, total: Sum
  ) {
    var search = Search(self, best, total)
    let binCount = bins.binCount
    switch bins.bins {
    case .categories:
      for bin in 0..<binCount { search.consider(histogram[bin], bin: bin, missingTracksTrue: false) }
    case .numbers(_, let presentThreshold):
      var sum = Sum.zero
      for bin in 0..<binCount - 1 {
        sum = sum &+ histogram[bin]
        search.consider(sum, bin: bin, missingTracksTrue: false)
      }
      let missing = histogram[BinnedFeature.missingBin]
      if missing != Sum.zero {
        if presentThreshold != nil {
          search.consider(sum &+ histogram[binCount - 1], bin: binCount - 1, missingTracksTrue: false)
        }
        sum = missing
        for bin in 0..<binCount - 1 {
          sum = sum &+ histogram[bin]
          search.consider(sum, bin: bin, missingTracksTrue: true)
        }
      }
    }
    search.write(to: &best, feature: feature)
  }

  /// The same as ``improve(_:feature:_:histogram:total:)`` for a histogram of few occupied bins.
  ///
  /// A bin without rows offers the split of the bin before it, and so nothing new.
  @inline(__always)
  func improve<Sum: GradientSum>(
    _ best: inout Split<Sum>, feature: Int, _ bins: BinnedFeature, histogram: UnsafePointer<Sum>,
    occupied: OccupiedBins, total: Sum
  ) {
    var search = Search(self, best, total)
    let lastBin = bins.binCount - 1
    switch bins.bins {
    case .categories:
      occupied.forEach { bin in
        if bin <= lastBin { search.consider(histogram[bin], bin: bin, missingTracksTrue: false) }
      }
    case .numbers(_, let presentThreshold):
      var sum = Sum.zero
      occupied.forEach { bin in
        guard bin <= lastBin else { return }
        sum = sum &+ histogram[bin]
        if bin < lastBin { search.consider(sum, bin: bin, missingTracksTrue: false) }
      }
      let missing = histogram[BinnedFeature.missingBin]
      if missing != Sum.zero {
        if presentThreshold != nil { search.consider(sum, bin: lastBin, missingTracksTrue: false) }
        sum = missing
        occupied.forEach { bin in
          guard bin < lastBin else { return }
          sum = sum &+ histogram[bin]
          search.consider(sum, bin: bin, missingTracksTrue: true)
        }
      }
    }
    search.write(to: &best, feature: feature)
  }

  /// The search through one feature.
  private struct Search<Sum: GradientSum> {
    let finder: SplitFinder
    let total: Sum
    let parentScore: Double
    /// What the scores of both sides must exceed.
    var threshold: Double
    var bin = -1
    var missingTracksTrue = false
    var trueSum = Sum.zero

    @inline(__always)
    init(_ finder: SplitFinder, _ best: Split<Sum>, _ total: Sum) {
      self.finder = finder
      self.total = total
      parentScore = finder.score(total)
      // Sums of doubles are exact to about 16 digits; a gain of the last few is none.
      threshold = parentScore + max(best.gain, finder.minimumGain, parentScore * 1e-12)
    }

    @inline(__always)
    mutating func consider(_ sum: Sum, bin: Int, missingTracksTrue: Bool) {
      let rest = total &- sum
      let (trueWeight, falseWeight) = (sum.hessian * finder.hessianUnit, rest.hessian * finder.hessianUnit)
      let weight = finder.minimumChildWeight
      if trueWeight < weight || falseWeight < weight || trueWeight <= 0 || falseWeight <= 0 { return }
      let (trueGradient, falseGradient) = (sum.gradient * finder.gradientUnit, rest.gradient * finder.gradientUnit)
      let (a, b) = (trueWeight + finder.regularization, falseWeight + finder.regularization)
      // The sum of two quotients over their common denominator.
      let score = (trueGradient * trueGradient * b + falseGradient * falseGradient * a) / (a * b)
      if score > threshold {
        threshold = score
        self.bin = bin
        self.missingTracksTrue = missingTracksTrue
        trueSum = sum
      }
    }

    @inline(__always)
    func write(to best: inout Split<Sum>, feature: Int) {
      guard bin >= 0 else { return }
      best = Split(
        gain: threshold - parentScore, feature: feature, bin: bin, missingTracksTrue: missingTracksTrue,
        trueSum: trueSum)
    }
  }
}

/// Which of 256 bins hold rows.
struct OccupiedBins {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  @inline(__always)
  mutating func insert(_ bin: Int) {
    withUnsafeMutableBytes(of: &words) { bytes in
      let word = (bin &>> 6) &* 8
      let old = bytes.load(fromByteOffset: word, as: UInt64.self)
      bytes.storeBytes(of: old | 1 &<< UInt64(bin & 63), toByteOffset: word, as: UInt64.self)
    }
  }

  /// Calls `body` for each bin in ascending order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    Self.forEach(words.0, 0, body)
    Self.forEach(words.1, 64, body)
    Self.forEach(words.2, 128, body)
    Self.forEach(words.3, 192, body)
  }

  @inline(__always)
  private static func forEach(_ word: UInt64, _ first: Int, _ body: (Int) -> Void) {
    var rest = word
    while rest != 0 {
      body(first + rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
