import SwiftUI

extension Color {
  /// The ground of cards: white by day, dark gray by night.
  static var card: Color { Color("Card", bundle: .module) }
}
