import Testing

@testable import SwiftUI

@Suite @MainActor struct ToolbarTests {
  @Test func `plain views stand at the end of the bar`() {
    let screen = Screen { NavigationStack { Text("content").toolbar { Button("Calculate") {} } } }
    #expect(screen.texts(within: "bar-side trailing") == ["Calculate"])
    #expect(screen.element("Calculate", on: .tap) != nil)
  }

  @Test func `items stand at their place`() {
    let screen = Screen {
      NavigationStack {
        Text("content")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItemGroup(placement: .bottomBar) {
              Text("One")
              Text("Two")
            }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
      }
    }
    #expect(screen.texts(within: "bar-side") == ["Cancel"])
    #expect(screen.texts(within: "bar-title") == ["Middle"])
    #expect(screen.texts(within: "bar-side trailing") == ["Done"])
    #expect(screen.texts(within: "bottom-bar") == ["One", "Two"])
  }

  @Test func `an item comes and goes with the state it depends on`() {
    let screen = Screen { ConditionalView() }
    #expect(screen.texts(within: "bar-side trailing") == ["Edit"])
    screen.tap("Edit")
    #expect(screen.texts(within: "bar-side trailing") == ["Save", "Done"])
    screen.tap("Done")
    #expect(screen.texts(within: "bar-side trailing") == ["Edit"])
  }

  @Test func `a hidden bar shows nothing`() {
    let screen = Screen {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar { Button("Add") {} }.toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(screen.texts == ["content"])
  }
}

extension Screen {
  /// The texts within the first element that has these classes and no others.
  fileprivate func texts(within classes: String) -> [String] {
    guard let bar = elements.first(where: { $0.classes.joined(separator: " ") == classes }) else { return [] }
    return texts(in: bar)
  }
}

private struct ConditionalView: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Text("content")
        .toolbar { EditItems(isEditing: $isEditing) }
    }
  }
}

private struct EditItems: ToolbarContent {
  @Binding var isEditing: Bool

  var body: some ToolbarContent {
    if isEditing {
      ToolbarItem { Button("Save") {} }
      ToolbarItem { Button("Done") { isEditing = false } }
    } else {
      ToolbarItem { Button("Edit") { isEditing = true } }
    }
  }
}
