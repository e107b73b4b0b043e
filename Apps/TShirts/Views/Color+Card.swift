import SwiftUI

extension Color {
  /// The ground of cards: white by day, dark gray by night.
  static var card: Color { Color("Card", bundle: .module) }

  /// The ground of small pictures: a light gray by day, as that of cards by night.
  static var tile: Color { Color("Tile", bundle: .module) }
}
