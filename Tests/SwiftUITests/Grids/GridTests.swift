import Testing

@testable import SwiftUI

@Suite @MainActor struct GridTests {
  @Test func `columns are fixed, share the room, or are as many as there is room for`() {
    let screen = Screen {
      LazyVGrid(
        columns: [
          GridItem(.fixed(40), spacing: 4), GridItem(), GridItem(.flexible(minimum: 20, maximum: 60)),
          GridItem(.adaptive(minimum: 80)),
        ], alignment: .leading, spacing: 12
      ) { Text("cell") }
    }
    let grid = screen.elements.first { $0.classes.contains("grid") }
    #expect(
      grid?.style["grid-template-columns"]
        == "40px minmax(10px,1fr) minmax(20px,60px) repeat(auto-fill,minmax(min(80px,100%),1fr))")
    #expect(grid?.style["gap"] == "12px 4px")
    #expect(grid?.style["justify-items"] == "start")
    #expect(grid?.growth == .horizontal)
  }

  @Test func `rows of a horizontal grid`() {
    let screen = Screen { LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(50))]) { Text("cell") } }
    let grid = screen.elements.first { $0.classes.contains("grid") }
    #expect(grid?.style["grid-template-rows"] == "30px 50px")
    #expect(grid?.style["gap"] == "8px 8px")
  }

  @Test func `a grid has as many columns as its longest row, and those with what grows share the room`() {
    let screen = Screen {
      Grid(horizontalSpacing: 2) {
        GridRow {
          Text("a")
          Color.red
          Text("c")
        }
        Divider()
        GridRow { Text("d") }
      }
    }
    let grid = screen.elements.first { $0.classes.contains("grid") }
    #expect(grid?.style["grid-template-columns"] == "auto minmax(0,1fr) auto")
    #expect(grid?.style["gap"] == "8px 2px")
  }
}
