import FeatureEncoding
import TabularTraining
import Testing

@Suite struct TabularTrainingErrorTests {
  @Test func `a sentence of the data's own is passed on, and says so for validation data`() {
    #expect("\(TabularTrainingError.data(.noRows))" == "The data has no rows.")
    #expect(
      "\(TabularTrainingError.validationData(.featureRepeated(column: "x")))"
        == "Validation data: Feature column 'x' is named twice; name it once.")
  }

  @Test func `labels of another type are named with both types`() {
    #expect(
      "\(TabularTrainingError.labelTypeChanged(column: "kind", expected: "String", found: "Int"))"
        == "Target column 'kind' holds Int labels; the model predicts String labels.")
  }
}
