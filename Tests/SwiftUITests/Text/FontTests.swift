import SwiftUI
import Testing

@testable import SwiftUI

@Suite @MainActor struct FontTests {
  @Test func `a weight holds whether it stands before or after a font`() {
    let before = Screen { Text("a").fontWeight(.heavy).font(.title) }
    let after = Screen { Text("a").font(.headline).fontWeight(.heavy) }
    for screen in [before, after] {
      #expect(screen.elements.first { $0.text == "a" }?.style["font-weight"] == "800")
    }
  }

  @Test func `sizes follow the size that the browser is set to`() {
    // 34 points of 16 to a rem.
    #expect(Font.largeTitle.style["font-size"] == "2.125rem")
    #expect(Font.headline.style["font-weight"] == "600")
    #expect(Font.body.style["font-weight"] == nil)
  }
}
