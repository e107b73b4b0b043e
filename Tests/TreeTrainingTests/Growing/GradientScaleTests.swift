import NumericKernels
import Testing

@testable import TreeTraining

@Suite struct GradientScaleTests {
  @Test(arguments: [1, 1000, 1_000_000, 16_000_000, 100_000_000])
  func `no sum of that many rows overflows`(rowCount: Int) {
    for (gradient, hessian) in [(1.0, 0.25), (1e-6, 1e-16), (1e9, 1), (0, 0)] {
      let totals = GradientScale.Totals(
        largestGradient: gradient, gradientSum: gradient * Double(rowCount), largestHessian: hessian,
        hessianSum: hessian * Double(rowCount))
      let scale = GradientScale.narrow(for: totals, rowCount: rowCount)
      // Rounding adds at most 1 to a row's size.
      #expect(totals.largestGradient * scale.gradient + 1 <= 32_767)
      #expect(totals.gradientSum * scale.gradient + Double(rowCount) < 0x1p31)
      #expect(totals.largestHessian * scale.hessian + 1 <= 65_535)
      #expect(totals.hessianSum * scale.hessian + Double(rowCount) < 0x1p32)
      let wide = GradientScale.wide(for: totals)
      #expect(totals.largestGradient * wide.gradient < 0x1p31 && totals.largestHessian * wide.hessian < 0x1p32)
    }
  }

  @Test func `packed gradients are the real ones to within a unit, also when they grow`() {
    let rowCount = 40_003
    let targets = AlignedBuffer<Float>(repeating: 0, count: rowCount)
    let margins = AlignedBuffer<Float>(repeating: 0, count: rowCount)
    let packed = AlignedBuffer<NarrowGradient>(repeating: .zero, count: rowCount)
    var packer = GradientPacker(rowCount: rowCount, threadCount: 2)
    var generator = SeededGenerator(seed: 8)
    for size in [1, 0.9, 5000, 1e-4, 1e12] as [Float] {
      for row in 0..<rowCount { margins.start[row] = (Float(generator.nextUnit()) - 0.5) * size }
      let scale = packer.pack(SquaredErrorGradients(margins: margins, targets: targets), into: packed)
      let sums = (0..<rowCount).map { packed.start[$0].sum }
      #expect(
        (0..<rowCount).allSatisfy { row in
          abs(sums[row].gradient / scale.gradient - Double(margins.start[row])) * scale.gradient <= 0.51
            && abs(sums[row].hessian / scale.hessian - 1) * scale.hessian <= 0.51
        })
      let total = sums.reduce(NarrowSum.zero) { $0 &+ $1 }
      #expect(total.gradient == sums.reduce(0) { $0 + $1.gradient })
      #expect(total.hessian == sums.reduce(0) { $0 + $1.hessian })
    }
  }
}
