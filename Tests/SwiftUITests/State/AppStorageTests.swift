import SwiftUI
import Testing

@testable import SwiftUI

@Suite @MainActor struct AppStorageTests {
  @Test func `a stored value is told to the page and drawn by all that read it`() {
    let screen = Screen { StoredView() }
    #expect(screen.texts == ["0", "add"])
    screen.tap("add")
    #expect(screen.texts == ["1", "add"])
    #expect(screen.lastOperations.contains(#"["k","visits","1"]"#))
  }

  @Test func `what the page remembers is the first value`() {
    let window = WindowSession(environment: EnvironmentValues(), storage: ["visits": "41"]) { StoredView() }
    #expect(window.drawing().children.first?.text == "41")
  }

  @Test func `a remembered value that is none of the type is as if there were none`() {
    let window = WindowSession(environment: EnvironmentValues(), storage: ["visits": "many"]) { StoredView() }
    #expect(window.drawing().children.first?.text == "0")
  }
}

private struct StoredView: View {
  @AppStorage("visits") private var visits = 0

  var body: some View {
    Text(verbatim: "\(visits)")
    Button("add") { visits += 1 }
  }
}
