import SwiftUI

/// A card that follows the finger and comes back, or is swiped away to either side.
struct CardView: View {
  @State private var place = CGSize.zero
  @State private var changes = 0
  @State private var swipes = 0
  @State private var last = "nowhere"

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16).fill(place.width < 0 ? Color.red : place.width > 0 ? Color.green : Color.gray)
      Text("Card \(swipes)")
    }
    .frame(width: 160, height: 80)
    .offset(place)
    .gesture(
      DragGesture()
        .onChanged { drag in
          place = drag.translation
          changes += 1
        }
        .onEnded { drag in
          if abs(drag.translation.width) > 100 {
            swipes += 1
            last = drag.translation.width < 0 ? "left" : "right"
          }
          place = .zero
        })
    Text("Swiped \(swipes), last \(last), moved \(changes) times")
  }
}
