/// Something, with what the visitor thinks of it.
nonisolated struct FavoriteWrapper<Model> {
  let model: Model
  /// Whether it is liked; nil before the visitor has said so.
  var isFavorite: Bool?
}

nonisolated extension FavoriteWrapper: Sendable where Model: Sendable {}
nonisolated extension FavoriteWrapper: Equatable where Model: Equatable {}
