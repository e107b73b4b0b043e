import NumericKernels
import Testing

@testable import TreeTraining

@Suite struct RadixSortTests {
  @Test(arguments: [3, 255, 256, 5000]) func `numbers come out in order, without missing ones`(count: Int) {
    var generator = SeededGenerator(seed: count)
    var numbers = (0..<count).map { _ in
      Float(generator.nextUnit() - 0.5) * [1e-30, 1, 1e30][Int(generator.next() % 3)]
    }
    numbers += [.infinity, -.infinity, .nan, 0, -.leastNonzeroMagnitude]
    let expected = numbers.filter { !$0.isNaN }.sorted()
    #expect(RadixSort.sortedKeys(of: numbers).map(Float.init(key:)) == expected)
    #expect(RadixSort.sortedKeys(of: numbers.map(Double.init)).map(Double.init(key:)) == expected.map(Double.init))
  }

  @Test func `minus zero is zero`() {
    #expect((-0.0).key == 0.0.key && Float(-0.0).key == Float(0).key)
  }
}
