#if canImport(CreateML)
  import CreateML
#endif
import TabularData

/// Learns from what was liked and what was not which shirts to show.
nonisolated struct RecommendationStore: Sendable {
  /// The most shirts that are recommended.
  static let limit = 10

  private let features: ShirtFeatures

  /// Makes a store for the shirts of a catalogue.
  init(catalogue: [Shirt]) { features = ShirtFeatures(of: catalogue) }

  /// Trains a linear regressor on the shirts that somebody has judged, and picks those that it expects them to like.
  ///
  /// - Parameter items: The shirts of the catalogue, in its order.
  /// - Returns: At most ``limit`` shirts with a positive prediction. Those that have not been judged come first, best
  ///   first, then those that are liked, best first; never one that is disliked. Equals keep their order in `items`.
  /// - Throws: `CancellationError` after the surrounding task is cancelled, at the next step.
  @concurrent func computeRecommendations(basedOn items: [FavoriteWrapper<Shirt>]) async throws -> [Shirt] {
    // Who has liked nothing yet can only be told what not to look at.
    guard items.contains(where: { $0.isFavorite == true }) else { return [] }
    try Task.checkCancellation()
    let candidates = items.indices.filter { items[$0].isFavorite != false }
    let scores = try predictions(at: candidates, learningFrom: items)
    try Task.checkCancellation()
    return Self.best(of: zip(candidates, scores).map { Candidate(item: items[$0], score: $1) })
  }

  /// What the model that was trained on those of `items` that are judged expects of those at some positions: about 1 for
  /// liking a shirt, −1 for not.
  ///
  /// A liked shirt is worth 1 and a disliked one −1. One more row, of a shirt that is like no other and worth 0, keeps
  /// the model from thinking that who has liked a single shirt likes them all the same.
  func predictions(at positions: [Int], learningFrom items: [FavoriteWrapper<Shirt>]) throws -> [Double] {
    let judged = items.indices.filter { items[$0].isFavorite != nil }
    var training = features.frame(at: judged, withStranger: true)
    let worth = judged.map { items[$0].isFavorite == true ? 1 : -1 }
    training.append(column: Column<Int>(name: "favorite", contents: worth + [0]))
    // Every judgement counts: none is set aside for validation, which nobody would look at.
    let regressor = try MLLinearRegressor(
      trainingData: training, targetColumn: "favorite", parameters: .init(validation: .none))
    try Task.checkCancellation()
    return try regressor.predictions(from: features.frame(at: positions)).compactMap { $0 as? Double }
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
