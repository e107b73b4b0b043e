import Foundation

/// What a visitor thought of a shirt, and when.
nonisolated struct Swipe: Equatable, Sendable {
  /// The shirt's `id`.
  let shirt: Shirt.ID
  let isLiked: Bool
  let date: Date
}
