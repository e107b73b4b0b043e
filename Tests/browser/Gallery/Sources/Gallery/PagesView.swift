import SwiftUI

/// Pages of their own, each of which covers the window.
struct PagesView: View {
  @State private var page: GalleryPage?

  var body: some View {
    HStack {
      ForEach(GalleryPage.allCases) { page in
        Button(page.rawValue) { self.page = page }
      }
    }
    .fullScreenCover(item: $page) { page in
      NavigationStack {
        page.content
          .navigationTitle(page.rawValue)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Close") { self.page = nil } }
      }
    }
  }
}

enum GalleryPage: String, CaseIterable, Identifiable {
  case charts = "Charts"
  case mail = "Mail"
  case search = "Search"

  var id: Self { self }

  @ViewBuilder var content: some View {
    switch self {
    case .charts: ChartsView()
    case .mail: MailView()
    case .search: SearchView()
    }
  }
}
