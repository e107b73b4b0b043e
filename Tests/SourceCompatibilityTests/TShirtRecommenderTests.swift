#if canImport(CreateML)
  import CreateML
#endif
import Foundation
import TabularData
import Testing

/// A shirt of the shop.
private struct Shirt: Sendable, Equatable {
  enum Colour: String, CaseIterable { case blue, red, green, black, white }
  enum Sleeve: String, CaseIterable { case short, long }
  enum Design: String, CaseIterable { case plain, printed }
  enum Neck: String, CaseIterable { case crew, polo }

  let colour: Colour
  let sleeve: Sleeve
  let design: Design
  let neck: Neck

  static var catalogue: [Shirt] {
    Colour.allCases.flatMap { colour in
      Sleeve.allCases.flatMap { sleeve in
        Design.allCases.flatMap { design in
          Neck.allCases.map { Shirt(colour: colour, sleeve: sleeve, design: design, neck: $0) }
        }
      }
    }
  }

  var isShortAndBlue: Bool { colour == .blue && sleeve == .short }
}

/// A thing with what somebody thinks of it; nil before they have said so.
private struct Opinion<Model: Sendable>: Sendable {
  let model: Model
  var isFavorite: Bool?
}

/// Learns from swipes, on a queue of its own, what to show next.
private final class Recommender: Sendable {
  private let queue = DispatchQueue(label: "recommender", qos: .userInitiated)

  func computeRecommendations(basedOn opinions: [Opinion<Shirt>]) async throws -> [Shirt] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        #if targetEnvironment(simulator)
          continuation.resume(throwing: NSError(domain: "no training here", code: -1))
        #else
          let swiped = opinions.filter { $0.isFavorite != nil }
          let swipedFrame = self.table(of: swiped)
          let everything = self.table(of: opinions)
          do {
            let regressor = try MLLinearRegressor(trainingData: swipedFrame, targetColumn: "favorite")
            let scores = (try regressor.predictions(from: everything)).compactMap { value in
              value as? Double
            }
            let best = zip(opinions, scores)
              .sorted { first, second -> Bool in first.1 > second.1 }
              .filter { $0.1 > 0 }
              .prefix(10)
            continuation.resume(returning: best.map(\.0.model))
          } catch {
            continuation.resume(throwing: error)
          }
        #endif
      }
    }
  }

  private func table(of opinions: [Opinion<Shirt>]) -> DataFrame {
    var frame = DataFrame()
    frame.append(column: Column(name: "colour", contents: opinions.map(\.model.colour.rawValue)))
    frame.append(column: Column(name: "sleeve", contents: opinions.map(\.model.sleeve.rawValue)))
    frame.append(column: Column(name: "design", contents: opinions.map(\.model.design.rawValue)))
    frame.append(column: Column(name: "neck", contents: opinions.map(\.model.neck.rawValue)))
    frame.append(
      column: Column<Int>(
        name: "favorite",
        contents: opinions.map {
          if let isFavorite = $0.isFavorite {
            return isFavorite ? 1 : -1
          } else {
            return 0
          }
        }))
    return frame
  }
}

@Suite struct TShirtRecommenderTests {
  /// Somebody who likes short blue shirts, and has seen one shirt in three.
  private var opinions: [Opinion<Shirt>] {
    Shirt.catalogue.enumerated().map { index, shirt in
      Opinion(model: shirt, isFavorite: index % 3 == 0 ? shirt.isShortAndBlue : nil)
    }
  }

  @Test func `who likes short blue shirts is shown those first`() async throws {
    let shown = try await Recommender().computeRecommendations(basedOn: opinions)
    #expect(shown.prefix(4).filter(\.isShortAndBlue).count == 4)
  }

  @Test func `at most ten shirts are shown`() async throws {
    let everything = Shirt.catalogue.map { Opinion(model: $0, isFavorite: $0.sleeve == .short) }
    let shown = try await Recommender().computeRecommendations(basedOn: everything)
    #expect(shown.count == 10)
    #expect(shown.allSatisfy { $0.sleeve == .short })
  }

  @Test func `who likes nothing is shown nothing`() async throws {
    let nothing = Shirt.catalogue.map { Opinion(model: $0, isFavorite: false) }
    #expect(try await Recommender().computeRecommendations(basedOn: nothing).isEmpty)
  }

  @Test func `before the first swipe there is an error, not a crash`() async {
    let unseen = Shirt.catalogue.map { Opinion(model: $0, isFavorite: nil) }
    await #expect(throws: (any Error).self) { try await Recommender().computeRecommendations(basedOn: unseen) }
  }

  @Test func `a swipe that is overtaken by the next one shows nothing stale`() async {
    let opinions = self.opinions
    let overtaken = Task { try? await Recommender().computeRecommendations(basedOn: opinions) }
    overtaken.cancel()
    _ = await overtaken.value
    #expect(overtaken.isCancelled)
  }
}
