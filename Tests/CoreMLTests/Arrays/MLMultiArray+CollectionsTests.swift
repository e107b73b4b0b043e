import CoreML
import Testing

@Suite struct MLMultiArrayCollectionsTests {
  @Test func `the element type of a collection decides the data type`() throws {
    #expect(try MLMultiArray([1.0, 2.0]).dataType == .double)
    #expect(try MLMultiArray([Float(1)]).dataType == .float32)
    #expect(try MLMultiArray([1, 2, 3]).dataType == .int32)
    #expect(try MLMultiArray([UInt8(255)])[0] == 255)
    #expect(try MLMultiArray(ArraySlice([9.0, 8.0, 7.0])[1...])[1] == 7)
  }

  @Test func `an integer that 32 bits cannot hold is refused by value and place`() {
    let error = #expect(throws: MLModelError.self) { try MLMultiArray([1, 3_000_000_000]) }
    #expect(error?.localizedDescription == "The number 3000000000 at index 1 does not fit a MultiArray of Int32.")
  }
}
