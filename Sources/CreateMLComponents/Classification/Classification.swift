/// A label with the probability that it is the right one.
public struct Classification<Label: Hashable>: Hashable {
  /// The label.
  public var label: Label

  /// The probability, in 0…1.
  public var probability: Float

  /// Makes a classification.
  public init(label: Label, probability: Float) {
    self.label = label
    self.probability = probability
  }
}

extension Classification: Sendable where Label: Sendable {}

extension Classification: Decodable where Label: Decodable {}
extension Classification: Encodable where Label: Encodable {}
