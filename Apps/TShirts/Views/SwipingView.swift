import SwiftUI

/// The pile of shirts, the buttons below it, and what is recommended.
struct SwipingView: View {
  @State private var model: MainViewModel
  @State private var isAskingToReset = false

  init(visitor: String, store: Result<SwipeStore, SwipeStoreError>) {
    _model = State(initialValue: MainViewModel(visitor: visitor, store: store))
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        RecommendationRow(model: model)
        Pile(model: model)
          .padding(.horizontal)
        JudgementButtons(model: model)
      }
      .frame(maxWidth: 672)
      .padding(.vertical)
      .navigationTitle("T-Shirts")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Start over") { isAskingToReset = true }
            .disabled(!model.canUndo)
        }
      }
      .task { model.loadAllShirts() }
      .alert("Start over?", isPresented: $isAskingToReset) {
        Button("Start over", role: .destructive) { model.reset() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Everything you liked and disliked is forgotten.")
      }
      .alert("Something went wrong", isPresented: isShowingMessage) {
        Button("OK") {}
      } message: {
        Text(model.message ?? "")
      }
    }
  }

  private var isShowingMessage: Binding<Bool> {
    Binding(get: { model.message != nil }, set: { if !$0 { model.message = nil } })
  }
}
