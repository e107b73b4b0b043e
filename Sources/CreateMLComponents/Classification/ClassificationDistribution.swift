/// The probability of each label for one example.
public struct ClassificationDistribution<Label: Hashable>: Hashable {
  private let classifications: [Classification<Label>]

  /// Keeps classifications in the order in which they come.
  public init<Classifications: Collection>(
    _ classifications: Classifications
  ) where Classifications.Element == Classification<Label> {
    self.classifications = Array(classifications)
  }

  /// The label with the greatest probability, the first of equals; nil where there is no label.
  public var mostLikelyLabel: Label? {
    guard var best = classifications.first else { return nil }
    for classification in classifications.dropFirst() where classification.probability > best.probability {
      best = classification
    }
    return best.label
  }

  /// All labels, the most probable one first; of equals, the one that came first.
  public var labelsSortedByProbability: [Label] { topLabels(classifications.count) }

  /// The most probable labels, the most probable one first.
  ///
  /// - Parameter count: How many at most, at least 0.
  public func topLabels(_ count: Int) -> [Label] {
    precondition(count >= 0, "The number of top labels cannot be \(count).")
    let order = classifications.indices.sorted { first, second in
      let (left, right) = (classifications[first].probability, classifications[second].probability)
      return left == right ? first < second : left > right
    }
    return order.prefix(count).map { classifications[$0].label }
  }

  /// Returns the probability of a label, or nil where the label does not occur.
  public subscript(label: Label) -> Float? {
    classifications.first { $0.label == label }?.probability
  }

  /// Replaces each classification by what `transform` makes of it.
  public func map<NewLabel: Hashable>(
    _ transform: (Classification<Label>) throws -> Classification<NewLabel>
  ) rethrows -> ClassificationDistribution<NewLabel> {
    ClassificationDistribution<NewLabel>(try classifications.map(transform) as [Classification<NewLabel>])
  }
}

extension ClassificationDistribution: RandomAccessCollection {
  /// The position of the first classification.
  public var startIndex: Int { 0 }

  /// The position after the last classification.
  public var endIndex: Int { classifications.count }

  /// The position after `index`.
  public func index(after index: Int) -> Int { index + 1 }

  /// The position before `index`.
  public func index(before index: Int) -> Int { index - 1 }

  /// The classification at `position`.
  public subscript(position: Int) -> Classification<Label> { classifications[position] }
}

extension ClassificationDistribution: Sendable where Label: Sendable {}

extension ClassificationDistribution: Decodable where Label: Decodable {}
extension ClassificationDistribution: Encodable where Label: Encodable {}
