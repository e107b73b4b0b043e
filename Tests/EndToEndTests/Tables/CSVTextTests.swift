import Testing

@testable import espalier

@Suite struct CSVTextTests {
  private func text(_ cells: [String], delimiter: Character = ",") -> String {
    var table = CSVText(delimiter: delimiter)
    table.append(cells)
    return table.text
  }

  @Test func `a cell that holds a mark is put in quotes`() {
    #expect(text(["a", "b,c", "d\"e", "f\ng", "h\r\ni"]) == "a,\"b,c\",\"d\"\"e\",\"f\ng\",\"h\r\ni\"\n")
    #expect(text(["b,c", "d;e"], delimiter: ";") == "b,c;\"d;e\"\n")
  }

  @Test func `a mark that an accent follows is still a mark`() {
    #expect(Array(text(["b,\u{301}c", "d\"\u{301}e"]).utf8) == Array("\"b,\u{301}c\",\"d\"\"\u{301}e\"\n".utf8))
  }
}
