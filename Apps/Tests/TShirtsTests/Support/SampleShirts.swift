import Foundation
import Testing

@testable import TShirts

extension Shirt {
  /// Every shirt of the app, in the order in which they are dealt.
  @MainActor static var catalogue: [Shirt] {
    get throws { try ShirtCatalogue.bundled.get() }
  }

  var isBlueAndShort: Bool { color == .blue && sleeve == .short }
}

extension [Shirt] {
  /// The shirts, the first few of them judged.
  func judged(_ count: Int, likes: (Shirt) -> Bool) -> [FavoriteWrapper<Shirt>] {
    enumerated().map { FavoriteWrapper(model: $1, isFavorite: $0 < count ? likes($1) : nil) }
  }

  /// The shirts, with what is thought of those that are named.
  func judged(_ opinions: [String: Bool]) -> [FavoriteWrapper<Shirt>] {
    map { FavoriteWrapper(model: $0, isFavorite: opinions[$0.imageName]) }
  }
}
