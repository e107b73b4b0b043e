import SwiftUI

/// A shirt on a card that follows the finger, and says what letting it go would mean.
struct ShirtCard: View {
  let shirt: Shirt
  let isOnTop: Bool
  let model: MainViewModel

  @State private var translation = CGSize.zero

  /// How far a card must go to be judged, in points.
  private static let threshold: CGFloat = 110
  /// How far a card flies that was let go.
  private static let flight: CGFloat = 600

  var body: some View {
    ShirtFace(shirt: shirt)
      .overlay(alignment: .topLeading) { Judgement(isLike: true).opacity(strength(of: 1)) }
      .overlay(alignment: .topTrailing) { Judgement(isLike: false).opacity(strength(of: -1)) }
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .shadow(color: .black.opacity(0.18), radius: 12, y: 6)
      .offset(x: translation.width, y: translation.height / 4)
      .rotationEffect(.degrees(Double(translation.width / 18)))
      .gesture(drag)
      .allowsHitTesting(isOnTop)
  }

  /// How surely letting go now would mean like (direction 1) or dislike (-1), from 0 to 1.
  private func strength(of direction: CGFloat) -> Double {
    min(max(Double(direction * translation.width / Self.threshold), 0), 1)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { translation = $0.translation }
      .onEnded { value in
        let reach = value.predictedEndTranslation.width
        let isJudged = abs(value.translation.width) > Self.threshold || abs(reach) > 2 * Self.threshold
        guard isJudged else {
          withAnimation(.spring()) { translation = .zero }
          return
        }
        let isLiked = (abs(value.translation.width) > Self.threshold ? value.translation.width : reach) > 0
        withAnimation(.easeOut(duration: 0.25)) {
          translation = CGSize(width: isLiked ? Self.flight : -Self.flight, height: value.translation.height)
          model.didRemove(shirt, isLiked: isLiked)
        }
      }
  }
}

/// What a card shows wherever it lies.
private struct ShirtFace: View {
  let shirt: Shirt

  var body: some View {
    VStack(spacing: 0) {
      Image(shirt.imageName, bundle: .module)
        .resizable()
        .scaledToFit()
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityHidden(true)
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: shirt.title)
            .font(.title3)
            .fontWeight(.semibold)
          Text(verbatim: details)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding()
    }
    .background(Color.card)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(shirt.title)
    .accessibilityAddTraits(.isImage)
  }

  private var details: String {
    let sleeve = shirt.sleeve == .sleeveless ? shirt.sleeve.rawValue : "\(shirt.sleeve.rawValue) sleeves"
    return [shirt.color.rawValue, sleeve, shirt.neck.rawValue].joined(separator: " · ").capitalized
  }
}

/// The stamp on a card that is being dragged.
private struct Judgement: View {
  let isLike: Bool

  var body: some View {
    Label(isLike ? "Like" : "Nope", systemImage: isLike ? "heart.fill" : "xmark")
      .font(.title2)
      .fontWeight(.heavy)
      .foregroundStyle(isLike ? .green : .red)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(isLike ? Color.green : .red, lineWidth: 3))
      .rotationEffect(.degrees(isLike ? -12 : 12))
      .padding(24)
      .accessibilityHidden(true)
  }
}
