import SwiftUI

/// Shows shirts to like or not, and learns what to show next.
@main
struct TShirtsApp: App {
  /// One for all windows, so that two of them do not get into each other's way.
  private let store = Result { () throws(SwipeStoreError) in try SwipeStore(at: SwipeStore.location()) }

  var body: some Scene {
    WindowGroup("T-Shirts") {
      VisitorView(store: store)
    }
  }
}
