/// An array of several dimensions that lies in memory as one.
public struct ShapedData<Element> {
  /// The length of each dimension.
  public let shape: [Int]

  /// How far apart neighbours of each dimension lie in `contents`.
  public let strides: [Int]

  /// The elements as they lie in memory.
  public let contents: [Element]

  /// Makes shaped data of its parts; `shape` and `strides` must be equally long, and lead to elements that exist.
  public init(shape: [Int], strides: [Int], contents: [Element]) {
    precondition(
      shape.count == strides.count, "shaped data of \(shape.count) dimensions cannot have \(strides.count) strides")
    self.shape = shape
    self.strides = strides
    self.contents = contents
  }

  /// The element at an index for each dimension.
  public subscript(indices: Int...) -> Element {
    precondition(
      indices.count == shape.count, "shaped data of \(shape.count) dimensions has no element at \(indices)")
    var offset = 0
    for dimension in shape.indices {
      precondition(
        indices[dimension] >= 0 && indices[dimension] < shape[dimension],
        "shaped data of shape \(shape) has no element at \(indices)")
      offset += indices[dimension] * strides[dimension]
    }
    return contents[offset]
  }
}

extension ShapedData: Equatable where Element: Equatable {}
extension ShapedData: Hashable where Element: Hashable {}
extension ShapedData: Sendable where Element: Sendable {}

extension ShapedData: GroupedElements {
  package func groupedElements(_ count: Int) -> [Any] { contents.prefix(count).map { $0 } }
}
