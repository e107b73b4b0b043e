import SwiftUI

/// The shirts that are still to be judged, the first on top. The top one can be dragged to a side.
struct Pile: View {
  let model: MainViewModel

  /// More cards below would not be seen.
  private static let visible = 3
  /// How much of each card below is seen, in points.
  private static let step: CGFloat = 9

  var body: some View {
    ZStack {
      if model.shirts.isEmpty {
        VStack(spacing: 12) {
          Image(systemName: "tshirt")
            .font(.system(size: 48))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
          Text("You have seen them all")
            .font(.headline)
          Text("Take the last one back, or start over.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      ForEach(Array(model.shirts.prefix(Self.visible).enumerated().reversed()), id: \.element.id) { depth, shirt in
        ShirtCard(shirt: shirt, isOnTop: depth == 0, model: model)
          .scaleEffect(1 - 0.04 * Double(depth), anchor: .bottom)
          .offset(y: Self.step * CGFloat(depth))
          .zIndex(Double(Self.visible - depth))
          .transition(.opacity)
          .accessibilityHidden(depth > 0)
      }
    }
    .padding(.bottom, Self.step * CGFloat(Self.visible - 1))
    .frame(maxWidth: 420, maxHeight: 580)
  }
}
