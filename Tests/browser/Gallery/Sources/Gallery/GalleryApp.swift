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
    VStack(spacing: 12) {
      CounterView()
      LaterView()
      TickerView()
      HostileTextView()
      PlaceView()
      RowsView()
      Spacer()
    }
    .padding()
  }
}
