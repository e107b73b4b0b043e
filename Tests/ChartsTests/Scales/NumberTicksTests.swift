import Testing

@testable import Charts

@Suite struct NumberTicksTests {
  @Test func `steps are 1, 2 or 5 times a power of ten`() {
    // 100/5 = 20 is 2·10; 1/5 = 0.2 is 2·0.1; 20/4 = 5.
    #expect(NumberTicks(in: 0...100, count: 5).values == [0, 20, 40, 60, 80, 100])
    #expect(NumberTicks(in: 0...1, count: 5).values == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(NumberTicks(in: -7...13, count: 4).values == [-5, 0, 5, 10])
  }

  @Test func `the step nearest in ratio is taken`() {
    // √50 = 7.07…: 7 is nearer to 5, 7.1 nearer to 10. √2 = 1.41…: 1.4 is nearer to 1, 1.5 nearer to 2.
    #expect(NumberTicks(in: 0...7, count: 1).step == 5)
    #expect(NumberTicks(in: 0...7.1, count: 1).step == 10)
    #expect(NumberTicks(in: 0...1.4, count: 1).step == 1)
    #expect(NumberTicks(in: 0...1.5, count: 1).step == 2)
  }

  @Test func `widened ticks reach beyond the ends, ends that are ticks stay`() {
    #expect(NumberTicks(in: 3.2...47, count: 4, isWidened: true).range == 0...50)
    #expect(NumberTicks(in: 0...50, count: 4, isWidened: true).range == 0...50)
    #expect(NumberTicks(in: 0.1...0.7, count: 6, isWidened: true).values == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
  }

  @Test func `labels need as many decimals as the step has`() {
    #expect(NumberTicks(in: 0...100, count: 5).decimals == 0)
    #expect(NumberTicks(in: 0...1, count: 5).decimals == 1)
    #expect(NumberTicks(in: 0...0.01, count: 4).decimals == 3)
  }

  @Test func `ranges without length or end have ticks that can be counted`() {
    #expect(NumberTicks(in: 5...5, count: 4).values == [5])
    #expect(NumberTicks(in: 0...Double.infinity, count: 4).values.count < 1000)
    #expect(NumberTicks(in: -1e300...1e300, count: 4).values == [-1e300, -5e299, 0, 5e299, 1e300])
  }

  @Test func `multiples of a number are exact, with as many decimals as it has`() {
    #expect(NumberTicks(in: 0...1, step: 0.25).values == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberTicks(in: 0...1, step: 0.25).decimals == 2)
    #expect(NumberTicks(in: 0...1, step: 0.3).values == [0, 0.3, 0.6, 0.3 * 3])
    #expect(NumberTicks(in: 0...20, step: 7.5, isWidened: true).range == 0...22.5)
    #expect(NumberTicks(in: 0...2, step: -1).values == [0, 1, 2])
  }
}
