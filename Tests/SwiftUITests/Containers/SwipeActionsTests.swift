import Testing

@testable import SwiftUI

@Suite @MainActor struct SwipeActionsTests {
  @Observable
  final class Mail {
    var letters = ["a", "b"]
    var flagged: [String] = []
  }

  private func list(_ mail: Mail, deletes: Bool = false) -> Screen {
    Screen { Letters(mail: mail, deletes: deletes) }
  }

  private struct Letters: View {
    let mail: Mail
    let deletes: Bool

    var body: some View {
      List {
        ForEach(mail.letters, id: \.self) { letter in
          Text(letter)
            .swipeActions {
              Button("Archive \(letter)", role: .destructive) { mail.letters.removeAll { $0 == letter } }
              Button("More") {}.disabled(true)
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button {
                mail.flagged.append(letter)
              } label: {
                Label("Flag \(letter)", systemImage: "flag")
              }
              .tint(.orange)
            }
        }
        .onDelete(perform: deletes ? { @MainActor in mail.letters.remove(atOffsets: $0) } : nil)
      }
    }
  }

  @Test func `a row's actions do what their buttons do`() {
    let mail = Mail()
    let screen = list(mail)
    #expect(screen.tap("Flag b"))
    #expect(mail.flagged == ["b"])
    #expect(screen.tap("Archive a"))
    #expect(mail.letters == ["b"])
    #expect(!screen.elements.contains { $0.text == "Archive a" })
    #expect(!screen.tap("More"))
  }

  @Test func `actions stand at the two sides of a row's content`() throws {
    let screen = list(Mail())
    let row = try #require(screen.elements.first { $0.classes.contains("swipe") })
    #expect(
      row.children.map(\.classes) == [["swipe-actions", "leading"], ["swipe-content"], ["swipe-actions", "trailing"]])
    #expect(row.children[1].spokenText == "a")
    // Only the trailing side lets a long swipe do the first action.
    #expect(row.ownAttributes == [Attribute("data-leading"), Attribute("data-full", "trailing")])
    #expect(screen.elements.contains { $0.classes == ["row", "swiped"] })
  }

  @Test func `a tint colours an action, and its icon's title is for screen readers`() throws {
    let screen = list(Mail())
    let flag = try #require(screen.elements.first { $0.classes.contains("swipe-action") && $0.spokenText == "Flag a" })
    #expect(flag.style["--tint"] == "var(--orange)")
    #expect(flag.attributes.contains(Attribute("title", "Flag a")))
  }

  @Test func `a row with actions of its own has no button that deletes it`() {
    let screen = list(Mail(), deletes: true)
    #expect(!screen.elements.contains { $0.text == "Delete" })
    let plain = Screen {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
    }
    #expect(plain.elements.contains { $0.text == "Delete" })
  }

  @Test func `a row's ground and its actions go together, and outside a list there are none`() {
    let ground = Screen {
      List { Text("a").swipeActions { Button("Archive") {} }.listRowBackground(Color.red) }
    }
    #expect(ground.elements.contains { $0.classes == ["row", "swiped"] })
    let bare = Screen { Text("a").swipeActions { Button("Archive") {} } }
    #expect(bare.texts == ["a"])
  }

  @Test func `a row whose actions are not there is a row as any other`() {
    let screen = Screen { List { Text("a").swipeActions { if false { Button("Archive") {} } } } }
    #expect(!screen.elements.contains { $0.classes.contains("swipe") })
  }
}
