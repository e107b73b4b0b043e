import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery <script>") { GalleryView() }
  }
}

/// All parts, one below the other.
struct GalleryView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        CounterView()
        CardView()
        FieldView()
        LaterView()
        TickerView()
        HostileTextView()
        PlaceView()
        CapitalsView()
        RowsView()
        PagesView()
      }
      .padding()
    }
  }
}
