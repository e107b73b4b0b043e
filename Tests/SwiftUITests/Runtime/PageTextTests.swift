import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct PageTextTests {
  private func text(_ text: String, in surroundings: PageText.Surroundings) -> String {
    var page = PageText()
    page.append(text, in: surroundings)
    return page.string
  }

  /// Every byte that is escaped anywhere, at the beginning, in the middle, and at the end.
  nonisolated private static let texts =
    ["", "plain", "é🦆\u{2028}", "a&b<c>d\"e'f\\g", "\"\"", "\\", "'x'"]
    + (1..<0x20).map { "a\(Character(UnicodeScalar(UInt8($0))))b" } + ["\u{7F}", "\0", "a\0"]

  @Test(arguments: texts)
  func `a text in JSON is read as it was`(_ words: String) throws {
    let read = try JSONSerialization.jsonObject(with: Data("[\"\(text(words, in: .json))\"]".utf8)) as? [String]
    #expect(read == [words])
  }

  @Test func `control characters are escaped as JSON has them`() {
    #expect(text("\n\r\t\u{1}\u{1F}\0\u{7F}/", in: .json) == #"\n\r\t\u0001\u001f\u0000"# + "\u{7F}/")
    #expect(text(#"a"b\c"#, in: .json) == #"a\"b\\c"#)
    #expect(text("<&'>", in: .json) == "<&'>")
  }

  @Test func `markup is escaped as HTML has it`() {
    #expect(text("a&b<c>d\"e'f\\g\n\0", in: .html) == "a&amp;b&lt;c&gt;d&quot;e&#39;f\\g\n\u{FFFD}")
  }

  @Test(arguments: texts)
  func `HTML in JSON is escaped as HTML and then as JSON`(_ words: String) {
    #expect(text(words, in: .htmlInJSON) == text(text(words, in: .html), in: .json))
  }

  @Test func `what a page is told of an element is its HTML`() {
    let text = Element("textarea", key: ElementKey(node: 2), attributes: [Attribute("value", "a\n\"<b>\"")])
    let image = Element(
      "img", key: ElementKey(node: 3), classes: ["w"], attributes: [Attribute("alt", "\\")], growth: .both)
    let tree = MountedTree()
    let whole = Element(
      key: ElementKey(node: 1), style: ["gap": "8px", "color": "red"], children: [text, image],
      actions: [.tap: { _ in }, .focus: { _ in }])
    #expect(
      tree.update(to: whole).json == #"["h","<div id=\"v1\" style=\"gap:8px;color:red\" data-on=\"focus tap\">"#
        + #"<textarea id=\"v2\">\na\n&quot;&lt;b&gt;&quot;</textarea><img id=\"v3\" class=\"w gx gy\" alt=\"\\\"></div>"]"#
    )
  }
}
