import Glibc

/// Log loss of two classes: with p the logistic of the margin, the gradient is p − y, the hessian p · (1 − p).
struct BinaryLogisticGradients: GradientSource, @unchecked Sendable {
  let margins: AlignedBuffer<Float>
  /// 0 or 1 a row.
  let classes: AlignedBuffer<UInt8>

  @inline(__always)
  func gradients(from row: Int) -> (gradient: SIMD8<Float>, hessian: SIMD8<Float>) {
    let margin = UnsafeRawPointer(margins.start + row).loadUnaligned(as: SIMD8<Float>.self)
    let bytes = UnsafeRawPointer(classes.start + row).loadUnaligned(as: SIMD8<UInt8>.self)
    // A byte times the bits of 1.0 is the bits of 0.0 or 1.0.
    let one = Int32(bitPattern: Float(1).bitPattern)
    let target = unsafeBitCast(SIMD8<Int32>(truncatingIfNeeded: bytes) &* one, to: SIMD8<Float>.self)
    let probability = VectorLogistic.logistic(margin)
    var hessian = probability * (1 - probability)
    // The curvature of a row that is sure vanishes; XGBoost bounds it the same way.
    let least = SIMD8<Float>(repeating: 1e-16)
    hessian.replace(with: least, where: hessian .< least)
    return (probability - target, hessian)
  }
}

enum BinaryLogistic {
  static func scores(margins: UnsafeBufferPointer<Float>, classes: UnsafeBufferPointer<UInt8>) -> ScoreSums {
    var sums = ScoreSums()
    for row in margins.indices {
      let margin = Double(margins[row])
      let isOne = classes[row] == 1
      // log(1 + exp(z)) for the margin against the row's class, without overflow.
      let against = isOne ? -margin : margin
      sums.loss += max(against, 0) + log1p(exp(-abs(against)))
      if (margin > 0) == isOne { sums.correctCount += 1 }
    }
    return sums
  }
}

/// The logistic function of eight numbers at a time.
enum VectorLogistic {
  /// 1 / (1 + exp(−x)), to about 1e-6 of its value.
  ///
  /// exp(−x) = 2^k · 2^r with k whole and |r| ≤ ½; 2^r by its Taylor series to the seventh term, 2^k by its exponent
  /// bits.
  @inline(__always)
  static func logistic(_ numbers: SIMD8<Float>) -> SIMD8<Float> {
    let limit = SIMD8<Float>(repeating: 80)
    var bounded = numbers.replacing(with: limit, where: numbers .> limit)
    bounded.replace(with: -limit, where: bounded .< -limit)
    let power = bounded * -1.442_695_04
    let shift = SIMD8<Float>(repeating: 0x1.8p23)
    let shifted = power + shift
    let whole = unsafeBitCast(shifted, to: SIMD8<Int32>.self) &- unsafeBitCast(shift, to: SIMD8<Int32>.self)
    let rest = power - (shifted - shift)
    var series = rest * 1.540_353_0e-4 + 1.333_355_8e-3
    series = series * rest + 9.618_129_1e-3
    series = series * rest + 5.550_410_9e-2
    series = series * rest + 2.402_265_1e-1
    series = series * rest + 6.931_471_8e-1
    series = series * rest + 1
    let exponential = unsafeBitCast((whole &+ 127) &<< 23, to: SIMD8<Float>.self) * series
    return 1 / (1 + exponential)
  }
}
