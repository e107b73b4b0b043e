import Foundation
import Testing

@testable import TShirts

@MainActor @Suite struct RecommendationStoreTests {
  private func recommended(_ items: [FavoriteWrapper<Shirt>]) async throws -> [Shirt] {
    try await RecommendationStore(catalogue: items.map(\.model)).computeRecommendations(basedOn: items)
  }

  private func names(_ items: [FavoriteWrapper<Shirt>]) async throws -> [String] {
    try await recommended(items).map(\.imageName)
  }

  /// The numbers are those of a ridge regression written with numpy 2.4.6: columns divided by √(mean² + variance), the
  /// penalty 0.01 on all but the intercept, the same 40 swipes and the stranger. From the properties without their pairs
  /// it predicts −0.07, 0.01, −0.17 and −0.11 for the first four, three of which nobody would see.
  @Test func `predictions are those of a ridge regression`() throws {
    let expected = [
      "blue-short-striped-crew": 0.8680203200105081, "blue-short-plain-polo": 0.1591343042900739,
      "blue-short-plain-crew": 0.14381980073975087, "blue-short-dotted-v-neck": -0.025088086538463172,
      "blue-short-striped-polo": 0.999874661783168, "blue-long-striped-v-neck": -0.3983778905911072,
      "white-short-graphic-crew": -0.5516841879282641,
    ]
    let items = try Shirt.catalogue.judged(40) { $0.isBlueAndShort }
    let shirts = items.map(\.model)
    let predictions = try RecommendationStore(catalogue: shirts).predictions(
      at: Array(shirts.indices), learningFrom: items)
    for (shirt, prediction) in zip(shirts, predictions) {
      guard let expected = expected[shirt.imageName] else { continue }
      #expect(abs(prediction - expected) < 1e-9, "\(shirt.imageName)")
    }
  }

  /// The order is that of the numbers above, those not judged first.
  @Test func `who likes only short blue shirts among forty is shown short blue shirts only`() async throws {
    #expect(
      try await names(Shirt.catalogue.judged(40, likes: \.isBlueAndShort)) == [
        "blue-short-striped-crew", "blue-short-plain-polo", "blue-short-plain-crew", "blue-short-striped-polo",
        "blue-short-graphic-crew",
      ])
  }

  @Test(arguments: Shirt.Color.allCases) func `another colour is learned as well`(color: Shirt.Color) async throws {
    let items = try Shirt.catalogue.judged(48) { $0.color == color }
    let shown = try await recommended(items)
    #expect(shown.count == 10)
    #expect(shown.allSatisfy { $0.color == color })
  }

  @Test func `after one like the shirts that share most with it come first`() async throws {
    let liked = "red-short-striped-crew"
    let shown = try await recommended(Shirt.catalogue.judged([liked: true]))
    #expect(shown.count == 10)
    #expect(!shown.map(\.imageName).contains(liked))
    for shirt in shown.prefix(9) {
      let shared = [shirt.color == .red, shirt.sleeve == .short, shirt.design == .striped, shirt.neck == .crew]
      #expect(shared.count { $0 } == 3)
    }
  }

  @Test(arguments: 1...6) func `who has liked nothing is shown nothing`(count: Int) async throws {
    #expect(try await names(Shirt.catalogue.judged(count) { _ in false }).isEmpty)
  }

  @Test func `before the first swipe nothing is shown`() async throws {
    #expect(try await names(Shirt.catalogue.judged(0) { _ in true }).isEmpty)
  }

  @Test func `without shirts nothing is shown`() async throws {
    #expect(try await names([]).isEmpty)
  }

  @Test func `a like beside a dislike favours what the liked one has alone`() async throws {
    let shown = try await names(
      Shirt.catalogue.judged(["red-short-plain-crew": true, "blue-long-plain-crew": false]))
    #expect(shown.count == 10)
    #expect(shown.first == "red-short-plain-polo" || shown.first == "red-short-striped-crew")
    #expect(shown.allSatisfy { $0.hasPrefix("red") || $0.contains("short") })
  }

  @Test func `when all are judged the liked ones are shown`() async throws {
    let items = try Shirt.catalogue.judged(96, likes: \.isBlueAndShort)
    let shown = try await recommended(items)
    #expect(shown.count == 6)
    #expect(shown.allSatisfy { $0.isBlueAndShort })
  }

  @Test(arguments: [5, 20, 60, 95]) func `what is disliked is never shown`(count: Int) async throws {
    let items = try Shirt.catalogue.judged(count) { $0.design == .striped }
    let disliked = Set(items.filter { $0.isFavorite == false }.map(\.model.id))
    let shown = try await names(items)
    #expect(shown.count <= 10)
    #expect(disliked.isDisjoint(with: shown))
  }

  @Test func `the same swipes give the same shirts`() async throws {
    let items = try Shirt.catalogue.judged(30) { $0.neck == .polo || $0.color == .pink }
    let first = try await names(items)
    for _ in 0..<10 { #expect(try await names(items) == first) }
  }

  @Test func `a cancelled computation ends with a cancellation`() async throws {
    let items = try Shirt.catalogue.judged(40, likes: \.isBlueAndShort)
    let task = Task {
      // Entered only once it is cancelled, whatever the two tasks' speeds.
      while !Task.isCancelled { await Task.yield() }
      return try await recommended(items)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
