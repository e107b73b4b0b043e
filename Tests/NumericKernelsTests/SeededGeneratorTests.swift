import NumericKernels
import Testing

@Suite struct SeededGeneratorTests {
  // The first outputs of SplitMix64 for the seed 1234567, as its authors' reference program prints them.
  @Test func `the numbers are SplitMix64's`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      [generator.next(), generator.next(), generator.next()] == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `unit numbers lie in 0 up to but not 1`() {
    var generator = SeededGenerator(seed: 7)
    #expect((0..<10_000).allSatisfy { _ in (0..<1).contains(generator.nextUnit()) })
  }
}
