import TabularData
import Testing

@Suite struct ShapedDataTests {
  @Test func `strides lead to elements`() {
    // Two rows of three, column by column.
    let data = ShapedData(shape: [2, 3], strides: [1, 2], contents: [1, 4, 2, 5, 3, 6])
    #expect(data[0, 2] == 3)
    #expect(data[1, 0] == 4)
    #expect(data.shape == [2, 3])
    #expect(data.strides == [1, 2])
    #expect(data.contents == [1, 4, 2, 5, 3, 6])
    #expect(data == ShapedData(shape: [2, 3], strides: [1, 2], contents: [1, 4, 2, 5, 3, 6]))
  }

  @Test func `an index out of the shape traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = ShapedData(shape: [2, 3], strides: [3, 1], contents: [1, 2, 3, 4, 5, 6])[0, 3]
    }
  }
}
