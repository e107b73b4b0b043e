import SwiftUI

/// Up to ten shirts that the visitor may like, best first.
struct RecommendationRow: View {
  let model: MainViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("For you")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
        .padding(.horizontal)
      if model.recommendations.isEmpty {
        Text("Like some shirts, and more of their kind appear here.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, minHeight: 88, alignment: .topLeading)
          .padding(.horizontal)
      } else {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 10) {
            ForEach(model.recommendations) { shirt in
              Image(shirt.imageName, bundle: .module)
                .resizable()
                .scaledToFit()
                .padding(8)
                .frame(width: 88, height: 88)
                .background(Color.tile, in: RoundedRectangle(cornerRadius: 14))
                .accessibilityLabel(shirt.title)
            }
          }
          .padding(.horizontal)
        }
        .frame(height: 88)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("For you")
  }
}
