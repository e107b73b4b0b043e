import NumericKernels
import Testing

@testable import TreeTraining

@Suite struct SplitThresholdTests {
  private static let largest = Double(Float.greatestFiniteMagnitude)

  @Test func `a threshold lies in the middle where Float can say it`() {
    #expect(SplitThreshold.between(1, 2) == 1.5)
    #expect(SplitThreshold.between(-3, 5) == 1)
    #expect(SplitThreshold.between(0, 1e-300) == 0)
  }

  @Test func `neighbours in single precision are parted by the lower one`() {
    for value in [Float(1), -1, 1.1, 16_777_216] {
      #expect(SplitThreshold.between(Double(value), Double(value.nextUp)) == Double(value))
    }
  }

  @Test func `thresholds beside infinite values are finite`() {
    #expect(SplitThreshold.between(-.infinity, 3) == -Self.largest)
    #expect(SplitThreshold.between(3, .infinity) == Self.largest)
    #expect(SplitThreshold.between(-.infinity, .infinity) == 0)
    #expect(SplitThreshold.between(1e300, .infinity) == 1e300)
    #expect(SplitThreshold.between(-.infinity, -.greatestFiniteMagnitude) == nil)
  }

  @Test func `values are parted alike in both precisions`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let lower = (generator.nextUnit() - 0.5) * [1e-3, 1, 1e9][Int(generator.next() % 3)]
      let upper = lower + abs(lower) * [1e-15, 1e-9, 1e-7, 2e-7, 1e-3, 1][Int(generator.next() % 6)]
      guard lower < upper, let threshold = SplitThreshold.between(lower, upper) else { continue }
      #expect(lower <= threshold && threshold < upper)
      if Float(lower) < Float(upper) {
        #expect(Float(lower) <= Float(threshold) && Float(threshold) < Float(upper))
      }
      // Whether a Float lies strictly between, by its definition.
      let above = Double(Float(lower)) > lower ? Float(lower) : Float(lower).nextUp
      if Double(above) < upper, above < Float(upper) {
        #expect(threshold == Double(Float(threshold)) && threshold > lower)
      }
    }
  }
}
