import NumericKernels
import Testing

@Suite struct FeatureTableTests {
  @Test func `categories count as a feature each, in column order`() {
    let table = FeatureTable(
      rowCount: 2,
      columns: [
        .float64([1, 2]), .categories(codes: [0, -1], count: 3), .float32([5, 6]),
      ])
    #expect(table.featureCount == 5)
    #expect(table.firstFeatures == [0, 1, 4])
  }

  @Test func `gathering keeps the order of the rows asked for`() {
    let table = FeatureTable(
      rowCount: 3, columns: [.float64([1, 2, 3]), .categories(codes: [0, -1, 1], count: 2)])
    let gathered = table.gathered([2, 0, 2])
    #expect(gathered.rowCount == 3)
    #expect(gathered.columns == [.float64([3, 1, 3]), .categories(codes: [1, 0, 1], count: 2)])
  }
}
