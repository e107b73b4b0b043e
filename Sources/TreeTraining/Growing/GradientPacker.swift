import NumericKernels

/// Gives the gradients and hessians of the loss at the present margins, eight rows at a time.
protocol GradientSource: Sendable {
  /// The gradients and hessians of rows `row..<row + 8`; rows past the last have finite ones.
  func gradients(from row: Int) -> (gradient: SIMD8<Float>, hessian: SIMD8<Float>)
}

/// Rounds gradients to integers and packs them.
///
/// Narrow packing keeps the scale of the last tree as long as it fits: the integers say afterwards whether one was too
/// large, and what scale would suit. So the gradients are made once a tree, not once for the scale and once for packing.
struct GradientPacker {
  let rowCount: Int
  let threadCount: Int
  /// The scale of the last tree packed in the narrow form.
  private var narrowScale: GradientScale?

  private static let chunkLength = 1 << 14

  init(rowCount: Int, threadCount: Int) {
    self.rowCount = rowCount
    self.threadCount = threadCount
  }

  /// Packs the gradients of all rows in the wide form.
  mutating func pack(_ source: some GradientSource, into target: AlignedBuffer<WideGradient>) -> GradientScale {
    let scale = GradientScale.wide(for: totals(of: source))
    nonisolated(unsafe) let target = target.start
    forEachChunk { _, rows in
      var row = rows.lowerBound
      while row < rows.upperBound {
        let (gradient, hessian) = source.gradients(from: row)
        for lane in 0..<min(8, rows.upperBound - row) {
          target[row + lane] = WideGradient(
            gradient: Int32((Double(gradient[lane]) * scale.gradient).rounded()),
            hessian: UInt32((Double(hessian[lane]) * scale.hessian).rounded()))
        }
        row += 8
      }
    }
    return scale
  }

  /// Packs the gradients of all rows in the narrow form.
  mutating func pack(_ source: some GradientSource, into target: AlignedBuffer<NarrowGradient>) -> GradientScale {
    var scale = narrowScale ?? GradientScale.narrow(for: totals(of: source), rowCount: rowCount)
    var sizes = packNarrow(source, scale, into: target.start)
    if !sizes.fit {
      scale = GradientScale.narrow(for: totals(of: source), rowCount: rowCount)
      sizes = packNarrow(source, scale, into: target.start)
      precondition(sizes.fit, "integers of \(rowCount) rows overflow at a scale made for them")
    }
    narrowScale = GradientScale.narrow(for: sizes.totals(scale), rowCount: rowCount)
    return scale
  }

  /// The largest integers of a chunk, and their sums.
  private struct Sizes {
    var largestGradient: Int64 = 0
    var gradientSum: Int64 = 0
    var largestHessian: Int64 = 0
    var hessianSum: Int64 = 0

    var fit: Bool {
      GradientScale.narrowFits(
        largestGradient: largestGradient, gradientSum: gradientSum, largestHessian: largestHessian,
        hessianSum: hessianSum)
    }

    mutating func add(_ other: Sizes) {
      largestGradient = max(largestGradient, other.largestGradient)
      gradientSum += other.gradientSum
      largestHessian = max(largestHessian, other.largestHessian)
      hessianSum += other.hessianSum
    }

    func totals(_ scale: GradientScale) -> GradientScale.Totals {
      GradientScale.Totals(
        largestGradient: Double(largestGradient) / scale.gradient, gradientSum: Double(gradientSum) / scale.gradient,
        largestHessian: Double(largestHessian) / scale.hessian, hessianSum: Double(hessianSum) / scale.hessian)
    }
  }

  private func packNarrow(
    _ source: some GradientSource, _ scale: GradientScale, into target: UnsafeMutablePointer<NarrowGradient>
  ) -> Sizes {
    let chunkCount = (rowCount + Self.chunkLength - 1) / Self.chunkLength
    var sizes = [Sizes](repeating: Sizes(), count: chunkCount)
    sizes.withUnsafeMutableBufferPointer { sizes in
      nonisolated(unsafe) let sizes = sizes
      nonisolated(unsafe) let target = target
      forEachChunk { chunk, rows in sizes[chunk] = Self.packNarrow(source, scale, rows, into: target) }
    }
    return sizes.reduce(into: Sizes()) { $0.add($1) }
  }

  @inline(__always)
  private static func packNarrow(
    _ source: some GradientSource, _ scale: GradientScale, _ rows: Range<Int>,
    into target: UnsafeMutablePointer<NarrowGradient>
  ) -> Sizes {
    let gradientScale = SIMD8<Float>(repeating: Float(scale.gradient))
    let hessianScale = SIMD8<Float>(repeating: Float(scale.hessian))
    var largestGradient = SIMD8<Int32>(repeating: 0)
    var gradientSum = SIMD8<Int32>(repeating: 0)
    var largestHessian = SIMD8<Int32>(repeating: 0)
    var hessianSum = SIMD8<Int32>(repeating: 0)
    var row = rows.lowerBound
    while row < rows.upperBound {
      let (gradient, hessian) = source.gradients(from: row)
      let roundedGradient = rounded(gradient * gradientScale)
      let roundedHessian = rounded(hessian * hessianScale)
      let sign = roundedGradient &>> 31
      let size = (roundedGradient ^ sign) &- sign
      largestGradient.replace(with: size, where: size .> largestGradient)
      largestHessian.replace(with: roundedHessian, where: roundedHessian .> largestHessian)
      // A chunk's rows add at most 2^11 times 2^16 to a lane where all fit; where they do not, the largest tell.
      gradientSum &+= size & 0xFFFF
      hessianSum &+= roundedHessian & 0xFFFF
      UnsafeMutableRawPointer(target + row).storeBytes(
        of: (roundedGradient &<< 16) | roundedHessian, as: SIMD8<Int32>.self)
      row &+= 8
    }
    var sizes = Sizes()
    for lane in 0..<8 {
      sizes.add(
        Sizes(
          largestGradient: Int64(largestGradient[lane]), gradientSum: Int64(gradientSum[lane]),
          largestHessian: Int64(largestHessian[lane]), hessianSum: Int64(hessianSum[lane])))
    }
    return sizes
  }

  /// The nearest integers, for numbers of at most 2²² in size.
  ///
  /// Adding 1.5 · 2²³ leaves no bits for a fraction, so the processor rounds; the integer is then the difference in bits.
  @inline(__always)
  private static func rounded(_ numbers: SIMD8<Float>) -> SIMD8<Int32> {
    let shift = SIMD8<Float>(repeating: 0x1.8p23)
    return unsafeBitCast(numbers + shift, to: SIMD8<Int32>.self) &- unsafeBitCast(shift, to: SIMD8<Int32>.self)
  }

  /// The real sizes of all gradients; sums are made a chunk at a time and added in order.
  func totals(of source: some GradientSource) -> GradientScale.Totals {
    let chunkCount = (rowCount + Self.chunkLength - 1) / Self.chunkLength
    var parts = [GradientScale.Totals](repeating: .init(), count: chunkCount)
    parts.withUnsafeMutableBufferPointer { parts in
      nonisolated(unsafe) let parts = parts
      forEachChunk { chunk, rows in
        var row = rows.lowerBound
        while row < rows.upperBound {
          let (gradient, hessian) = source.gradients(from: row)
          for lane in 0..<min(8, rows.upperBound - row) {
            parts[chunk].add(gradient: Double(abs(gradient[lane])), hessian: Double(hessian[lane]))
          }
          row += 8
        }
      }
    }
    return parts.reduce(into: GradientScale.Totals()) { $0.add($1) }
  }

  private func forEachChunk(_ body: (_ chunk: Int, _ rows: Range<Int>) -> Void) {
    ParallelExecution.forEachChunk(of: rowCount, chunkLength: Self.chunkLength, threadCount: threadCount, body)
  }
}

extension GradientScale.Totals {
  mutating func add(gradient: Double, hessian: Double) {
    largestGradient = max(largestGradient, gradient)
    gradientSum += gradient
    largestHessian = max(largestHessian, hessian)
    hessianSum += hessian
  }

  mutating func add(_ other: GradientScale.Totals) {
    largestGradient = max(largestGradient, other.largestGradient)
    gradientSum += other.gradientSum
    largestHessian = max(largestHessian, other.largestHessian)
    hessianSum += other.hessianSum
  }
}
