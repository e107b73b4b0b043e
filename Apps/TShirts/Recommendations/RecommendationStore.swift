#if canImport(CreateML)
  import CreateML
#endif
import TabularData

/// Learns from what was liked and what was not which shirts to show.
nonisolated struct RecommendationStore: Sendable {
  /// The most shirts that are recommended.
  static let limit = 10

  /// Trains a linear regressor on the shirts that somebody has judged, and picks those that it expects them to like.
  ///
  /// A liked shirt is worth 1 and a disliked one −1. One more row, of a shirt that is like no other and worth 0, keeps
  /// the model from thinking that who has liked a single shirt likes them all the same.
  ///
  /// - Returns: At most ``limit`` shirts with a positive prediction. Those that have not been judged come first, best
  ///   first, then those that are liked, best first; never one that is disliked. Equals keep their order in `items`.
  /// - Throws: `CancellationError` after the surrounding task is cancelled, at the next step.
  @concurrent func computeRecommendations(basedOn items: [FavoriteWrapper<Shirt>]) async throws -> [Shirt] {
    let judged = items.filter { $0.isFavorite != nil }
    // Who has liked nothing yet can only be told what not to look at.
    guard judged.contains(where: { $0.isFavorite == true }) else { return [] }
    try Task.checkCancellation()
    let candidates = items.filter { $0.isFavorite != false }
    let scores = try predictions(for: candidates.map(\.model), learningFrom: judged)
    try Task.checkCancellation()
    return Self.best(of: zip(candidates, scores).map { Candidate(item: $0, score: $1) })
  }

  /// What the model that was trained on `judged` expects of each shirt: about 1 for liking it, −1 for not.
  func predictions(
    for shirts: [Shirt], learningFrom judged: [FavoriteWrapper<Shirt>]
  ) throws -> [Double] {
    var training = ShirtFeatures.frame(of: judged.map(\.model), withStranger: true)
    let worth = judged.map { $0.isFavorite == true ? 1 : -1 }
    training.append(column: Column<Int>(name: "favorite", contents: worth + [0]))
    // Every judgement counts: none is set aside for validation, which nobody would look at.
    let regressor = try MLLinearRegressor(
      trainingData: training, targetColumn: "favorite", parameters: .init(validation: .none))
    try Task.checkCancellation()
    return try regressor.predictions(from: ShirtFeatures.frame(of: shirts)).compactMap { $0 as? Double }
  }

  private struct Candidate {
    let item: FavoriteWrapper<Shirt>
    let score: Double

    /// The score without the digits in which equals may differ.
    var rank: Double { (score * 1e6).rounded() }
    var isNew: Bool { item.isFavorite == nil }
  }

  private static func best(of candidates: [Candidate]) -> [Shirt] {
    let positive = candidates.filter { $0.rank > 0 }
    let sorted = positive.sorted { $0.isNew == $1.isNew ? $0.rank > $1.rank : $0.isNew }
    return sorted.prefix(limit).map(\.item.model)
  }
}
