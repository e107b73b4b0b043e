import Testing

@testable import SwiftUI

@Suite @MainActor struct ScrollViewReaderTests {
  @Test func `the page is asked to scroll to the view with an identity, each time anew`() {
    let screen = Screen {
      ScrollViewReader { proxy in
        Button("To 7") { proxy.scrollTo(7) }
        Button("To end") { proxy.scrollTo("end", anchor: .bottom) }
        ScrollView {
          VStack { ForEach(0..<9) { Text("row \($0)").padding() } }
          Text("the end").id("end")
        }
      }
    }
    screen.tap("To 7")
    #expect(screen.asked == [["row 7"], ["1 nearest"]])
    screen.tap("To 7")
    #expect(screen.asked == [["row 7"], ["2 nearest"]])
    screen.tap("To end")
    #expect(screen.asked == [["the end"], ["3 end"]])
  }
}

extension Screen {
  /// The texts that were asked for, and how.
  fileprivate var asked: [[String]] {
    let marked = elements.filter { element in element.attributes.contains { $0.name == "data-scroll" } }
    return [
      marked.flatMap(texts), marked.flatMap { $0.attributes.filter { $0.name == "data-scroll" }.map(\.value) },
    ]
  }
}
