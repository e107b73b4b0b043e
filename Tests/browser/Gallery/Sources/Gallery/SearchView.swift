import SwiftUI

/// Names among which one searches.
struct SearchView: View {
  @State private var text = ""
  @State private var searched = 0

  private var found: [String] {
    let names = [
      "Amsterdam", "Berlin", "Bern", "Lisbon", "London", "Madrid", "Oslo", "Paris", "Prague", "Rome", "Vienna",
    ]
    return text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    List {
      Section("Cities") {
        ForEach(found, id: \.self) { Text($0) }
      }
      if searched > 0 { Text("Searched \(searched)") }
    }
    .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
    .searchable(text: $text, prompt: "Search cities")
    .onSubmit(of: .search) { searched += 1 }
  }
}
