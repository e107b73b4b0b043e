import Testing

@testable import SwiftUI

@Suite @MainActor struct NavigationStackTests {
  @Test func `a link pushes its view, and the way back takes it off`() {
    let screen = Screen { NavigationStack { LinksView().navigationTitle("Shirts") } }
    #expect(screen.pages.map(\.title) == ["Shirts"])
    #expect(screen.tap("Red"))
    #expect(screen.pages.map(\.title) == ["Shirts", "Red shirt"])
    #expect(screen.pages.map(\.isCovered) == [true, false])
    #expect(screen.texts.contains("tapped 0 times"))
    #expect(screen.act(.tap, on: screen.elements.last { $0.classes.contains("back") }))
    #expect(screen.pages.map(\.title) == ["Shirts"])
    #expect(screen.pages.map(\.isCovered) == [false])
  }

  @Test func `the way back is named after the page below`() {
    let screen = Screen { NavigationStack { LinksView().navigationTitle("Shirts") } }
    screen.tap("Red")
    let back = screen.elements.first { $0.classes.contains("back") }
    #expect(back?.attributes.contains(Attribute("aria-label", "Back to Shirts")) == true)
  }

  @Test func `a page keeps its state while another lies on it`() {
    let screen = Screen { NavigationStack { DetailView(name: "first") } }
    screen.tap("tapped 0 times")
    screen.tap("Further")
    #expect(screen.pages.map(\.title) == ["first shirt", "second"])
    screen.act(.tap, on: screen.elements.last { $0.classes.contains("back") })
    #expect(screen.texts.contains("tapped 1 times"))
  }

  @Test func `a value goes to the destination of its type`() {
    let screen = Screen {
      NavigationStack {
        VStack {
          NavigationLink("Number", value: 7)
          NavigationLink("Word", value: "seven")
          NavigationLink("Nowhere", value: Double?.none)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Int") }
        .navigationDestination(for: String.self) { Text("word \($0)").navigationTitle("String") }
      }
    }
    #expect(screen.element("Nowhere", on: .tap) == nil)
    screen.tap("Number")
    #expect(screen.texts.contains("number 7"))
    screen.act(.tap, on: screen.elements.last { $0.classes.contains("back") })
    screen.tap("Word")
    #expect(screen.texts.contains("word seven"))
    #expect(!screen.texts.contains("number 7"))
  }

  @Test func `the app's path decides which pages there are, and follows them`() {
    let screen = Screen { PathView() }
    screen.tap("Two at once")
    #expect(screen.pages.map(\.title) == ["path [1, 2]", "1", "2"])
    screen.act(.tap, on: screen.elements.last { $0.classes.contains("back") })
    #expect(screen.pages.map(\.title) == ["path [1]", "1"])
    screen.tap("Deeper from 1")
    #expect(screen.pages.map(\.title) == ["path [1, 2]", "1", "2"])
    screen.tap("Root")
    #expect(screen.pages.map(\.title) == ["path []"])
  }

  @Test func `a switch shows a page, and is off when the page was left`() {
    let screen = Screen { SwitchView() }
    screen.tap("Show")
    #expect(screen.pages.map(\.title) == ["on true", "Shown"])
    screen.tap("Dismiss")
    #expect(screen.pages.map(\.title) == ["on false"])
  }

  @Test func `a link outside a stack cannot be used`() {
    let screen = Screen { NavigationLink("Red") { Text("red") } }
    #expect(screen.element("Red", on: .tap) == nil)
  }

  @Test func `a path takes values of any types`() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test func `links are nested and titled as before NavigationStack`() {
    let screen = Screen {
      NavigationView {
        NavigationLink(destination: Text("inside").navigationBarTitle("Inner", displayMode: .inline)) { Text("Go") }
          .navigationBarTitle(Text("Outer"))
          .navigationBarItems(leading: Text("L"), trailing: Text("T"))
      }
      .navigationViewStyle(.stack)
    }
    #expect(screen.elements.contains { $0.tag == "h1" && $0.classes == ["large-title"] && $0.text == "Outer" })
    screen.tap("Go")
    #expect(screen.elements.contains { $0.tag == "h1" && $0.classes.isEmpty && $0.text == "Inner" })
  }
}

extension Screen {
  fileprivate var pages: [(title: String?, isCovered: Bool)] {
    elements.filter { $0.classes.contains("page") }.map { page in
      (page.attributes.first { $0.name == "data-title" }?.value, page.attributes.contains(Attribute("inert")))
    }
  }
}

private struct LinksView: View {
  var body: some View {
    VStack {
      NavigationLink("Red") { DetailView(name: "Red") }
      NavigationLink("Blue") { DetailView(name: "Blue") }
    }
  }
}

private struct DetailView: View {
  let name: String
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("tapped \(taps) times") { taps += 1 }
      NavigationLink("Further") { Text("further").navigationTitle("second") }
    }
    .navigationTitle("\(name) shirt")
  }
}

private struct PathView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Two at once") { path = [1, 2] }
        .navigationTitle("path \(path.description)")
        .navigationDestination(for: Int.self) { number in
          VStack {
            NavigationLink("Deeper from \(number)", value: number + 1)
            Button("Root") { path.removeAll() }
          }
          .navigationTitle(String(number))
        }
    }
  }
}

private struct SwitchView: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Button("Show") { isOn = true }
        .navigationTitle("on \(isOn.description)")
        .navigationDestination(isPresented: $isOn) { ShownView() }
    }
  }
}

private struct ShownView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Dismiss") { dismiss() }.navigationTitle("Shown") }
}
