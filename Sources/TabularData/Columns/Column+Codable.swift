extension Column: Encodable where WrappedElement: Encodable {
  /// Writes the name and the elements, nil where one is missing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ColumnCodingKey.self)
    try container.encode(name, forKey: .name)
    try container.encode(Array(self), forKey: .elements)
  }
}

extension Column: Decodable where WrappedElement: Decodable {
  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ColumnCodingKey.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      contents: try container.decode([WrappedElement?].self, forKey: .elements))
  }
}

private enum ColumnCodingKey: String, CodingKey {
  case name, elements
}
