import SwiftUI

/// Rows with actions, a bar above which a list scrolls, popovers, and a group that opens.
struct MailView: View {
  @State private var letters = Letter.all
  @State private var showsFilter = false
  @State private var showsUnread = false
  @State private var helped: Letter?

  var body: some View {
    Group {
      if shown.isEmpty {
        ContentUnavailableView {
          Label("No Mail", systemImage: "square.and.arrow.down")
        } description: {
          Text("Letters that are put away do not come back.")
        } actions: {
          Button("Write Some") { letters = Letter.all }.buttonStyle(.borderedProminent)
        }
      } else {
        list
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { bar }
  }

  private var shown: [Letter] { letters.filter { !showsUnread || $0.isUnread } }

  private var list: some View {
    List {
      DisclosureGroup("Mailboxes") {
        Label("Inbox", systemImage: "photo")
        Label("Flagged", systemImage: "star")
      }
      ForEach(shown) { letter in
        row(letter)
          .swipeActions {
            Button("Archive", role: .destructive) { letters.removeAll { $0.id == letter.id } }
            Button("Help") { helped = letter }.tint(.indigo)
          }
          .swipeActions(edge: .leading) {
            Button {
              change(letter) { $0.isUnread.toggle() }
            } label: {
              Label(letter.isUnread ? "Read" : "Unread", systemImage: letter.isUnread ? "circle" : "circle.fill")
            }
            .tint(.blue)
            Button {
              change(letter) { $0.isFlagged.toggle() }
            } label: {
              Label("Flag", systemImage: "star.fill")
            }
            .tint(.orange)
          }
      }
    }
  }

  private func row(_ letter: Letter) -> some View {
    HStack(spacing: 10) {
      Circle().fill(letter.isUnread ? .blue : .clear).frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        Text(letter.sender).font(.headline)
        Text(letter.subject).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if letter.isFlagged { Image(systemName: "star.fill").foregroundStyle(.orange).accessibilityLabel("Flagged") }
    }
    .popover(
      isPresented: Binding(get: { helped?.id == letter.id }, set: { if !$0 { helped = nil } }),
      attachmentAnchor: .point(.topLeading), arrowEdge: .bottom
    ) {
      Text("\(letter.sender) wrote this.").padding().presentationCompactAdaptation(.popover)
    }
  }

  private var bar: some View {
    HStack {
      Button("Filter", systemImage: "list.bullet") { showsFilter = true }
        .popover(isPresented: $showsFilter) {
          VStack(alignment: .leading, spacing: 12) {
            Text("Filter").font(.headline)
            Toggle("Unread only", isOn: $showsUnread)
          }
          .padding()
          .frame(minWidth: 240)
        }
      Spacer()
      Text("\(letters.count) letters").font(.footnote).foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .padding(.vertical, 12)
    .background(.bar)
  }

  private func change(_ letter: Letter, _ change: (inout Letter) -> Void) {
    if let index = letters.firstIndex(where: { $0.id == letter.id }) { change(&letters[index]) }
  }
}

private struct Letter: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  var isUnread: Bool
  var isFlagged = false

  static var all: [Letter] {
    let senders = ["Ada", "Blaise", "Carl", "Dorothy", "Emmy", "Felix", "Grace", "Hedy", "Ida", "Joan", "Kurt", "Lise"]
    return senders.enumerated().map {
      Letter(id: $0, sender: $1, subject: "Notes on chapter \($0 + 1)", isUnread: $0 % 3 == 0)
    }
  }
}
