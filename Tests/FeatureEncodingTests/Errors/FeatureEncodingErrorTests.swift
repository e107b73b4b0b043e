import FeatureEncoding
import Testing

@Suite struct FeatureEncodingErrorTests {
  @Test func `a sentence names the column, the row and what to do`() {
    #expect(
      "\(FeatureEncodingError.featureMissing(column: "age", count: 3, firstRow: 7, isNaN: false))"
        == "Feature column 'age' has no value in 3 rows, the first of them row 7. A linear model needs a value in every "
        + "row: fill it in, drop the row, or train boosted trees.")
    #expect(
      "\(FeatureEncodingError.targetMissing(column: "price", count: 1, rowCount: 9, firstRow: 4))"
        == "Target column 'price' has no value in row 4. Fill it in, or drop the row.")
    #expect(
      "\(FeatureEncodingError.columnMissing(column: "heartrate", role: .feature, nearest: "heartRate"))"
        == "The data has no feature column 'heartrate'. Did you mean 'heartRate'?")
  }
}
