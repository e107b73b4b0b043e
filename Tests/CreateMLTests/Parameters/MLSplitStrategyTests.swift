import CreateML
import Foundation
import Testing

@Suite struct MLSplitStrategyTests {
  // The shares are those of Apple's documentation: none, 10 %, 5 %.
  @Test(arguments: [(49, 0), (50, 0.1), (199, 0.1), (200, 0.05), (1_000_000, 0.05)])
  func `the automatic strategy takes a share that depends on the count`(count: Int, ratio: Double) {
    #expect(MLSplitStrategy.automatic.resolve(count: count).ratio == ratio)
    #expect(
      MLSplitStrategy.automatic.resolve(count: count).seed == MLSplitStrategy.automatic.resolve(count: count).seed)
  }

  @Test func `a fixed strategy is what it says`() {
    let resolved = MLSplitStrategy.fixed(ratio: 0.2, seed: 7).resolve(count: 10)
    #expect(resolved.ratio == 0.2)
    #expect(resolved.seed == 7)
  }

  @Test func `a seed of the time is the milliseconds since 1970`() {
    let seconds = Double(timestampSeed()) / 1000
    #expect(abs(seconds - Date().timeIntervalSince1970) < 60)
  }
}
