/// How a shaped array is written by an encoder.
struct ShapedArrayRecord<Scalar> {
  let shape: [Int]
  let scalars: [Scalar]

  private enum CodingKeys: String, CodingKey {
    case shape, scalars
  }
}

extension ShapedArrayRecord: Encodable where Scalar: Encodable {}

extension ShapedArrayRecord: Decodable where Scalar: Decodable {
  /// Reads a record and checks that its numbers fill its shape.
  init(checked decoder: any Decoder) throws {
    try self.init(from: decoder)
    var count = 1
    for size in shape {
      let (product, overflow) = count.multipliedReportingOverflow(by: size)
      guard size >= 0, !overflow else { throw Self.failure(shape, scalars.count, decoder) }
      count = product
    }
    guard count == scalars.count else { throw Self.failure(shape, scalars.count, decoder) }
  }

  private static func failure(_ shape: [Int], _ count: Int, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(count) scalars do not fill the shape \(MultiArrayText.parenthesized(shape))."))
  }
}

/// How shaped arrays are written for people.
enum ShapedArrayText {
  /// The numbers in brackets, a pair of them for each axis.
  static func description<Scalar>(of array: ShapedScalars<Scalar>) -> String {
    guard let size = array.layout.shape.first else { return array.inOrder.map { "\($0)" }.joined() }
    return "[\((0..<size).map { description(of: array.part(at: CollectionOfOne($0))) }.joined(separator: ", "))]"
  }
}
