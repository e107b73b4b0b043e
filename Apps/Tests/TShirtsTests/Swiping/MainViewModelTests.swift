import Foundation
import Testing

@testable import TShirts

@MainActor @Suite struct MainViewModelTests {
  private let folder: TemporaryFolder
  private let store: SwipeStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SwipeStore(at: folder.file("swipes.sqlite"))
  }

  private func model(for visitor: String = "anna") -> MainViewModel {
    loaded(MainViewModel(visitor: visitor, store: .success(store)))
  }

  private func loaded(_ model: MainViewModel) -> MainViewModel {
    model.loadAllShirts()
    return model
  }

  private func swipe(_ count: Int, on model: MainViewModel, likes: (Shirt) -> Bool) {
    for shirt in model.shirts.prefix(count) { model.didRemove(shirt, isLiked: likes(shirt)) }
  }

  @Test func `a visitor begins with all shirts and no recommendation`() async throws {
    let model = model()
    await model.recommendationsTask?.value
    #expect(model.shirts == (try Shirt.catalogue))
    #expect(model.allShirts.allSatisfy { $0.isFavorite == nil })
    #expect(model.recommendations.isEmpty)
    #expect(!model.canUndo)
    #expect(model.message == nil)
  }

  @Test func `forty swipes for short blue shirts recommend short blue shirts`() async throws {
    let model = model()
    swipe(40, on: model, likes: \.isBlueAndShort)
    await model.recommendationsTask?.value
    #expect(model.shirts.count == 56)
    #expect(model.recommendations.count == 5)
    #expect(model.recommendations.allSatisfy { $0.isBlueAndShort })
  }

  @Test func `a swipe is kept when it shows, and once`() throws {
    let model = model()
    let shirt = try #require(model.shirts.first)
    model.didRemove(shirt, isLiked: true)
    model.didRemove(shirt, isLiked: false)
    #expect(try store.swipes(by: "anna").map(\.isLiked) == [true])
    #expect(model.allShirts.filter { $0.isFavorite != nil }.map(\.model) == [shirt])
    #expect(model.shirts.count == 95)
  }

  @Test func `a swipe cancels the computation that runs`() async throws {
    let model = model()
    swipe(1, on: model) { _ in true }
    let overtaken = model.recommendationsTask
    swipe(1, on: model) { _ in true }
    #expect(overtaken?.isCancelled == true)
    await model.recommendationsTask?.value
    #expect(model.recommendations.count == 10)
    #expect(model.message == nil)
  }

  @Test func `what was taken back lies on top again, and is forgotten`() async throws {
    let model = model()
    let pile = model.shirts
    swipe(2, on: model) { _ in true }
    model.undo()
    #expect(model.shirts == Array(pile.dropFirst()))
    model.undo()
    model.undo()
    #expect(model.shirts == pile)
    #expect(!model.canUndo)
    #expect(try store.swipes(by: "anna").isEmpty)
    await model.recommendationsTask?.value
    #expect(model.recommendations.isEmpty)
  }

  @Test func `who comes back finds everything as it was, to be taken back as well`() async throws {
    let before = model()
    swipe(5, on: before) { $0.sleeve == .short }
    await before.recommendationsTask?.value
    let after = model()
    await after.recommendationsTask?.value
    #expect(after.allShirts == before.allShirts)
    #expect(after.shirts == before.shirts)
    #expect(after.recommendations == before.recommendations)
    after.undo()
    #expect(after.shirts.first == (try Shirt.catalogue[4]))
  }

  @Test func `shirts are dealt once`() throws {
    let model = model()
    swipe(5, on: model) { _ in true }
    model.loadAllShirts()
    #expect(model.shirts.count == 91)
    #expect(MainViewModel(visitor: "anna", store: .success(store)).shirts.isEmpty)
  }

  @Test func `another visitor begins anew`() throws {
    swipe(5, on: model()) { _ in true }
    #expect(model(for: "bert").shirts.count == 96)
  }

  @Test func `a reset forgets one visitor's swipes`() async throws {
    let (anna, bert) = (model(), model(for: "bert"))
    swipe(5, on: anna) { _ in true }
    swipe(3, on: bert) { _ in true }
    anna.reset()
    await anna.recommendationsTask?.value
    #expect(anna.shirts.count == 96)
    #expect(anna.recommendations.isEmpty)
    #expect(!anna.canUndo)
    #expect(model().shirts.count == 96)
    #expect(model(for: "bert").shirts.count == 93)
  }

  @Test func `a swipe of a shirt that is gone from the catalogue is passed over`() throws {
    try store.record("out of stock", isLiked: true, by: "anna")
    let model = model()
    #expect(model.shirts.count == 96)
    #expect(!model.canUndo)
    #expect(model.message == nil)
  }

  @Test func `without a store the app works, and says what is wrong`() async throws {
    let error = SwipeStoreError.foreign(path: "/data/bookmarks.db")
    let model = loaded(MainViewModel(visitor: "anna", store: .failure(error)))
    #expect(model.message == error.localizedDescription)
    swipe(3, on: model) { _ in true }
    await model.recommendationsTask?.value
    #expect(model.recommendations.count == 10)
  }

  @Test func `a swipe that cannot be kept is said`() throws {
    let model = model()
    try SQLiteConnection(path: store.path, busyTimeout: 0).execute("DROP TABLE swipes")
    swipe(1, on: model) { _ in true }
    #expect(model.message == "The swipes in \(store.path) cannot be read or written: no such table: swipes.")
    #expect(model.shirts.count == 95)
  }

  @Test func `without a catalogue there is nothing but the reason`() {
    let error = ShirtCatalogueError.missing(path: "/nowhere/shirts.json")
    let model = loaded(
      MainViewModel(visitor: "anna", catalogue: .failure(error), store: .success(store)))
    #expect(model.message == error.localizedDescription)
    #expect(model.shirts.isEmpty)
  }
}
