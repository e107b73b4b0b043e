import Testing

@testable import ModelClassGeneration

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("wake", "wake"), ("actualSleep", "actualSleep"), ("sepal length (cm)", "sepal_length__cm_"), ("a-b.c", "a_b_c"),
    ("2ndFloor", "_2ndFloor"), ("14", "_14"), ("", "_"), ("$price", "_price"), ("größe", "größe"), ("温度", "温度"),
    ("😀", "_"), ("a\nb", "a_b"), ("x`; exit(1) //", "x___exit_1____"), ("\u{301}a", "_\u{301}a"), ("٣", "_٣"),
  ])
  func `what Swift has no place for becomes an underscore`(text: String, expected: String) {
    let name = SwiftIdentifier(text).name
    #expect(name == (expected == "_" ? "__" : expected))
  }

  @Test(arguments: ["class", "in", "default", "func", "true", "nil", "Any", "inout", "await", "where"])
  func `a keyword has backticks, and none where it is a part of a word`(word: String) {
    #expect(SwiftIdentifier(word).text == "`\(word)`")
    #expect(SwiftIdentifier(word).name == word)
  }

  @Test(arguments: [("in", "in"), ("class", "class"), ("inout", "`inout`"), ("var", "var"), ("price", "price")])
  func `a label has backticks only where the compiler wants them`(word: String, label: String) {
    #expect(SwiftIdentifier(word).label == label)
  }

  @Test(arguments: ["self", "Self", "Type", "Protocol", "init", "super"])
  func `a word that backticks do not free gets an underscore`(word: String) {
    #expect(SwiftIdentifier(word).text == word + "_")
  }

  @Test func `a name that is taken gets underscores until it is not`() {
    #expect(SwiftIdentifier("a b", taken: ["a_b", "a_b_"]).text == "a_b__")
  }
}
