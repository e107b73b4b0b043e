import Testing

@testable import ModelClassGeneration

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\nb\0", #""a\u{a}b\u{0}""#), ("\u{202E}x", #""\u{202e}x""#),
    (#"\(exit(1))"#, #""\\(exit(1))""#), ("größe 😀", #""größe 😀""#),
  ])
  func `a literal stands for the text and nothing else`(text: String, expected: String) {
    #expect(SwiftText.literal(text) == expected)
  }

  @Test func `every line of a description is a comment`() {
    let lines = SwiftText.lines("\nfirst\r\nsecond\rthird\u{2028}fourth\u{7}\n\n")
    #expect(lines == ["first", "second", "third", "fourth"])
    #expect(
      SwiftText.documentation([lines, [], ["end"]], indentation: 2).split(separator: "\n").allSatisfy {
        $0.hasPrefix("  ///")
      })
  }

  @Test func `paragraphs are parted by an empty line, and empty ones left out`() {
    #expect(SwiftText.documentation([["a"], [], ["b", "c"]], indentation: 0) == "/// a\n///\n/// b\n/// c")
  }
}
