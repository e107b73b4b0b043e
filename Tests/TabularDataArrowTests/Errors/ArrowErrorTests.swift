import Foundation
import TabularDataArrow
import Testing

@Suite struct ArrowErrorTests {
  @Test(arguments: [
    (
      ArrowError.unsupportedFormat(column: "price", format: "d:5,2"),
      "Column 'price' is in Arrow's format \"d:5,2\", which a frame cannot hold. Cast it before: a frame takes numbers, "
        + "booleans, text, binary data, dates, timestamps, lists of these, and text in dictionaries."
    ),
    (
      .malformed(column: "s", flaw: .notUTF8(row: 7)), "Column 's' is malformed: the text in row 7 is not UTF-8."
    ),
    (.malformed(column: "", flaw: .impossibleLength(-1)), "The table is malformed: its length is -1."),
    (.stream(code: 22, message: "no more"), "The stream reports error 22: no more"),
    (.released(structure: "array"), "The array was released already, or moved elsewhere."),
  ])
  func `an error is a sentence`(error: ArrowError, sentence: String) {
    #expect(error.localizedDescription == sentence)
    #expect("\(error)" == sentence)
  }
}
