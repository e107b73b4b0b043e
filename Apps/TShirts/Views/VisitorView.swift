import SwiftUI

/// Gives everyone who comes a name of their own, under which their swipes are kept.
struct VisitorView: View {
  let store: Result<SwipeStore, SwipeStoreError>
  @AppStorage("visitor") private var visitor = ""

  var body: some View {
    if let name = UUID(uuidString: visitor) {
      SwipingView(visitor: name.uuidString, store: store)
    } else {
      ProgressView()
        .onAppear { visitor = UUID().uuidString }
    }
  }
}
