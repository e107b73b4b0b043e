import SwiftUI

/// The shirts that are still to be judged, the first on top. The top one can be dragged to a side.
struct Pile: View {
  let shirts: [Shirt]
  let onRemove: (_ shirt: Shirt, _ isLiked: Bool) -> Void

  /// More cards below would not be seen.
  private static let visible = 3

  var body: some View {
    ZStack {
      if shirts.isEmpty {
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
      ForEach(Array(shirts.prefix(Self.visible).enumerated().reversed()), id: \.element.id) { depth, shirt in
        ShirtCard(shirt: shirt, isOnTop: depth == 0) { isLiked in onRemove(shirt, isLiked) }
          .scaleEffect(1 - 0.04 * Double(depth))
          .offset(y: 12 * Double(depth))
          .zIndex(Double(Self.visible - depth))
          .transition(.opacity)
          .accessibilityHidden(depth > 0)
      }
    }
    .frame(maxWidth: 420, maxHeight: 560)
  }
}
