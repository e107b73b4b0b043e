import Foundation
import Observation

/// A visitor's pile of shirts, what they think of those they have seen, and what is recommended to them.
@Observable
final class MainViewModel {
  /// Every shirt of the catalogue, with what the visitor thinks of it.
  private(set) var allShirts: [FavoriteWrapper<Shirt>] = []
  /// The shirts that the visitor has not judged; the first lies on top.
  private(set) var shirts: [Shirt] = [] {
    didSet { hasShirts = !shirts.isEmpty }
  }
  /// What the visitor may like, best first; empty before they have liked anything.
  private(set) var recommendations: [Shirt] = []
  /// What went wrong, for the visitor to read; nil once they have.
  var message: String?

  /// Whether there is something to take back.
  private(set) var canUndo = false
  /// Whether there is something to judge.
  private(set) var hasShirts = false

  /// The computation that is running or was the last to run.
  @ObservationIgnored private(set) var recommendationsTask: Task<Void, Never>?

  /// Positions in `allShirts` in the order in which the visitor judged them.
  @ObservationIgnored private var judged: [Int] = [] {
    didSet { canUndo = !judged.isEmpty }
  }
  @ObservationIgnored private var positions: [Shirt.ID: Int] = [:]
  @ObservationIgnored private let visitor: String
  @ObservationIgnored private let catalogue: Result<[Shirt], ShirtCatalogueError>
  @ObservationIgnored private let store: Result<SwipeStore, SwipeStoreError>
  /// Learns of the shirts that are dealt.
  @ObservationIgnored private var recommendationStore = RecommendationStore(catalogue: [])

  /// Makes a model that has no shirts until ``loadAllShirts()``.
  ///
  /// - Parameters:
  ///   - visitor: Whose swipes these are.
  ///   - catalogue: The shirts in the order in which they are dealt, or why there are none.
  ///   - store: Where swipes are kept, or why they cannot be; the app works all the same, until it ends.
  init(
    visitor: String, catalogue: Result<[Shirt], ShirtCatalogueError> = ShirtCatalogue.bundled,
    store: Result<SwipeStore, SwipeStoreError>
  ) {
    self.visitor = visitor
    self.catalogue = catalogue
    self.store = store
  }

  /// Deals the shirts, and begins with what the visitor has done before. Shirts that are dealt already stay.
  func loadAllShirts() {
    guard allShirts.isEmpty else { return }
    do {
      let catalogue = try catalogue.get()
      recommendationStore = RecommendationStore(catalogue: catalogue)
      deal(catalogue)
      restore(try store.get().swipes(by: visitor))
    } catch {
      message = error.localizedDescription
    }
    updateRecommendations()
  }

  /// Takes a shirt off the pile and learns from it. A shirt that is not on the pile is left alone.
  func didRemove(_ item: Shirt, isLiked: Bool) {
    guard let place = shirts.firstIndex(of: item), let position = positions[item.id] else { return }
    keep { store throws(SwipeStoreError) in try store.record(item.id, isLiked: isLiked, by: visitor) }
    shirts.remove(at: place)
    allShirts[position].isFavorite = isLiked
    judged.append(position)
    updateRecommendations()
  }

  /// Puts the shirt that was judged last back on top of the pile.
  func undo() {
    guard let position = judged.last else { return }
    let shirt = allShirts[position].model
    keep { store throws(SwipeStoreError) in try store.remove(shirt.id, by: visitor) }
    judged.removeLast()
    allShirts[position].isFavorite = nil
    shirts.insert(shirt, at: 0)
    updateRecommendations()
  }

  /// Forgets everything that the visitor thought, and deals anew.
  func reset() {
    keep { store throws(SwipeStoreError) in try store.removeAll(by: visitor) }
    deal(allShirts.map(\.model))
    updateRecommendations()
  }

  private func deal(_ catalogue: [Shirt]) {
    allShirts = catalogue.map { FavoriteWrapper(model: $0) }
    positions = Dictionary(uniqueKeysWithValues: catalogue.enumerated().map { ($1.id, $0) })
    shirts = catalogue
    judged = []
  }

  /// Swipes of shirts that have left the catalogue are passed over; they stay in the store.
  private func restore(_ swipes: [Swipe]) {
    for swipe in swipes {
      guard let position = positions[swipe.shirt] else { continue }
      allShirts[position].isFavorite = swipe.isLiked
      judged.append(position)
    }
    shirts = allShirts.filter { $0.isFavorite == nil }.map(\.model)
  }

  /// Writes a change down before it shows.
  private func keep(_ change: (SwipeStore) throws(SwipeStoreError) -> Void) {
    // Why there is no store was said when the shirts were dealt.
    guard let store = try? store.get() else { return }
    do {
      try change(store)
    } catch {
      message = error.localizedDescription
    }
  }

  private func updateRecommendations() {
    recommendationsTask?.cancel()
    recommendationsTask = Task { [allShirts, recommendationStore] in
      do {
        let result = try await recommendationStore.computeRecommendations(basedOn: allShirts)
        if !Task.isCancelled { recommendations = result }
      } catch {
        // What was overtaken has nothing to say.
        if !Task.isCancelled { message = error.localizedDescription }
      }
    }
  }
}
