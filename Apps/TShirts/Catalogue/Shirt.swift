/// A shirt that can be liked or not.
nonisolated struct Shirt: Codable, Hashable, Identifiable, Sendable {
  /// What it is dyed.
  enum Color: String, Codable, CaseIterable, Sendable {
    case white, black, gray, blue, red, green, yellow, pink
  }

  /// How far it reaches down the arm.
  enum Sleeve: String, Codable, CaseIterable, Sendable {
    case short, long, sleeveless
  }

  /// What is woven into it or printed on it.
  enum Design: String, Codable, CaseIterable, Sendable {
    case plain, striped, dotted, graphic
  }

  /// How it ends at the top.
  enum Neck: String, Codable, CaseIterable, Sendable {
    case crew
    case vNeck = "v-neck"
    case polo
  }

  private enum CodingKeys: String, CodingKey {
    case title
    case imageName = "image_name"
    case color, sleeve, design, neck
  }

  /// What a person calls it.
  let title: String
  /// The name of its picture in the asset catalogue; no two shirts share one.
  let imageName: String
  let color: Color
  let sleeve: Sleeve
  let design: Design
  let neck: Neck

  var id: String { imageName }
}
