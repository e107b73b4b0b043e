import Testing

@testable import SwiftUI

@Suite @MainActor struct TextLayoutTests {
  @Test func `texts have a limit of lines and a least size`() {
    let screen = Screen { VStack { Text("a") }.lineLimit(2).minimumScaleFactor(0.5) }
    let text = screen.elements.first { $0.classes.contains("limited") }
    #expect(text?.style["-webkit-line-clamp"] == "2")
    #expect(text?.children.first?.attribute("data-scale") == "0.5")
  }

  @Test func `a text of one line is cut off at its beginning when asked to`() {
    let screen = Screen { Text("a").lineLimit(1).truncationMode(.head) }
    #expect(screen.elements.first { $0.text == "a" }?.classes == ["text", "limited", "cut-head"])
  }

  @Test func `the innermost alignment and case win`() {
    let screen = Screen {
      Text("a").multilineTextAlignment(.trailing).textCase(.uppercase).multilineTextAlignment(.center).textCase(nil)
    }
    let style = screen.elements.first { $0.text == "a" }?.style
    #expect(style?["text-align"] == "end")
    #expect(style?["text-transform"] == "uppercase")
  }
}
