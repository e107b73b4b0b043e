import NumericKernels
import Testing

@testable import TreeTraining

@Suite struct FeatureBinnerTests {
  private func thresholds(_ numbers: [Double]) -> [Double] {
    guard case .numbers(let thresholds, _) = FeatureBinner.numberBins(of: numbers) else { return [] }
    return thresholds
  }

  @Test func `few values get a bin each`() {
    #expect(thresholds([4, 1, 2, 1, .nan, 4]) == [1.5, 3])
    #expect(thresholds((0..<255).map(Double.init)).count == 254)
    #expect(thresholds([7, 7]).isEmpty && thresholds([.nan]).isEmpty && thresholds([]).isEmpty)
  }

  @Test func `many values get bins of like size`() {
    let cuts = thresholds((0..<25_500).map(Double.init))
    #expect(cuts.count == 254)
    #expect(zip(cuts, cuts.dropFirst()).allSatisfy { abs($1 - $0 - 100) <= 1 })
  }

  @Test func `a value with many rows leaves the other bins to the rest`() {
    let cuts = thresholds(Array(repeating: 0, count: 100_000) + (1...1000).map(Double.init))
    #expect(cuts.count == 254 && cuts[0] == 0.5)
    #expect(zip(cuts, cuts.dropFirst()).allSatisfy { $1 - $0 < 6 })
  }

  @Test func `categories are grouped by what a byte can tell apart`() {
    let table = FeatureTable(rowCount: 1, columns: [.categories(codes: [3], count: 600)])
    let features = FeatureBinner(table: table, seed: 1, threadCount: 1).features
    #expect(
      features.map(\.bins) == [
        .categories(first: 0, count: 254), .categories(first: 254, count: 254), .categories(first: 508, count: 92),
      ])
  }

  @Test(arguments: [1000, 250_000]) func `a row's bin says which thresholds it is at most`(rowCount: Int) {
    var generator = SeededGenerator(seed: 5)
    var numbers = (0..<rowCount).map { _ in generator.nextUnit() * generator.nextUnit() }
    numbers[0] = .infinity
    numbers[1] = -.infinity
    numbers[2] = .nan
    let table = FeatureTable(
      rowCount: rowCount, columns: [.float64(numbers), .float32(numbers.map { Float($0) })])
    let binner = FeatureBinner(table: table, seed: 3, threadCount: 2)
    let binned = BinnedFeatures(table: table, features: binner.features, makesPanels: true, threadCount: 2)
    for (feature, values) in [numbers, numbers.map { Double(Float($0)) }].enumerated() {
      guard case .numbers(let thresholds, _) = binner.features[feature].bins else { continue }
      #expect(thresholds.count == 254 && thresholds == thresholds.sorted())
      let wrong = (0..<rowCount).filter { row in
        let bin = Int(binned.column(feature)[row])
        if values[row].isNaN { return bin != 255 }
        return (bin > 0 && values[row] <= thresholds[bin - 1]) || (bin < 254 && values[row] > thresholds[bin])
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test func `panels hold the bytes of the columns`() {
    for featureCount in [1, 8, 9, 16, 17, 40] {
      let columns = (0..<featureCount).map { feature in
        FeatureColumn.float32((0..<100).map { Float(($0 * (feature + 3)) % 50) })
      }
      let table = FeatureTable(rowCount: 100, columns: columns)
      let binner = FeatureBinner(table: table, seed: 1, threadCount: 1)
      let binned = BinnedFeatures(table: table, features: binner.features, makesPanels: true, threadCount: 1)
      #expect(binned.panels.reduce(0) { $0 + $1.featureCount } == featureCount)
      for panel in binned.panels {
        for place in 0..<panel.featureCount {
          let (word, byte) = (place / binned.featuresPerWord, place % binned.featuresPerWord)
          let bytes = (0..<100).map { row in
            UInt8(truncatingIfNeeded: panel.words.start[row * panel.wordCount + word] >> UInt64(8 * byte))
          }
          #expect(bytes == (0..<100).map { binned.column(panel.firstFeature + place)[$0] })
        }
      }
    }
  }
}
