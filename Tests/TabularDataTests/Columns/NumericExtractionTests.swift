import Testing

@testable import TabularData

@Suite struct NumericExtractionTests {
  @Test func `integers, booleans and floats become doubles, missing ones NaN`() throws {
    let integers = try #require(Column<Int>(name: "a", contents: [3, nil, -1]).eraseToAnyColumn().doubleValues())
    #expect(integers[0] == 3 && integers[1].isNaN && integers[2] == -1)
    #expect(Column<Bool>(name: "a", contents: [true, false]).eraseToAnyColumn().doubleValues() == [1, 0])
    #expect(Column<Float>(name: "a", contents: [0.5]).eraseToAnyColumn().doubleValues() == [0.5])
    #expect(Column<UInt8>(name: "a", contents: [255]).eraseToAnyColumn().doubleValues() == [255])
    #expect(Column<String>(name: "a", contents: ["1"]).eraseToAnyColumn().doubleValues() == nil)
  }

  @Test func `floats come only from floats`() throws {
    let floats = try #require(Column<Float>(name: "a", contents: [0.5, nil]).eraseToAnyColumn().floatValues())
    #expect(floats[0] == 0.5 && floats[1].isNaN)
    #expect(Column<Double>(name: "a", contents: [0.5]).eraseToAnyColumn().floatValues() == nil)
  }

  @Test func `the first missing row is found`() {
    #expect(Column<Int>(name: "a", contents: [3, nil, nil]).eraseToAnyColumn().firstMissingRow == 1)
    #expect(Column<Int>(name: "a", contents: [3]).eraseToAnyColumn().firstMissingRow == nil)
  }
}
