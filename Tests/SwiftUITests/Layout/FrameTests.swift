import SwiftUI
import Testing

@testable import SwiftUI

@Suite @MainActor struct FrameTests {
  @Test func `a box that may grow without bound takes all room, one with a bound lies as its stack has it`() throws {
    let endless = Screen { Text("a").frame(maxWidth: .infinity) }
    let box = try #require(endless.elements.first { $0.children.contains { $0.text == "a" } })
    #expect(box.growth == .horizontal)
    #expect(box.classes == ["w"])
    let bounded = Screen { Text("a").frame(maxWidth: 420, maxHeight: 560) }
    let limited = try #require(bounded.elements.first { $0.children.contains { $0.text == "a" } })
    #expect(limited.growth == .both)
    #expect(limited.classes == ["w", "limited-x", "limited-y"])
    #expect(limited.style["max-width"] == "420px")
    #expect(limited.style["max-height"] == "560px")
  }

  @Test func `a fixed box does not grow with its content`() throws {
    let screen = Screen { Color.red.frame(width: 50) }
    let box = try #require(screen.elements.first { $0.style["width"] == "50px" })
    #expect(box.growth == .vertical)
  }
}
