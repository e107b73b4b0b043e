import Foundation
import TabularData
import Testing

/// Compiles only if the types may be sent between tasks.
private func isSendable<T: Sendable>(_ type: T.Type) -> Bool { true }

@Suite struct SendableTests {
  @Test func `what Apple lets cross tasks crosses them here`() {
    #expect(isSendable(Column<Int>.self))
    #expect(isSendable(ColumnSlice<String>.self))
    #expect(isSendable(DiscontiguousColumnSlice<Double>.self))
    #expect(isSendable(FilledColumn<Column<Date>>.self))
    #expect(isSendable(FilledColumn<ColumnSlice<Int>>.self))
    // An identifier names a column; it holds no element, so the elements need not be Sendable.
    #expect(isSendable(ColumnID<NSMutableString>.self))
    #expect(isSendable(NumericSummary<Double>.self))
    #expect(isSendable(CategoricalSummary<String>.self))
    #expect(isSendable(ShapedData<Float>.self))
    #expect(isSendable(SummaryColumnIDs.self))
    #expect(isSendable(Order.self))
    #expect(isSendable(CSVType.self))
    #expect(isSendable(JSONType.self))
    #expect(isSendable(JSONReadingError.self))
  }
}
