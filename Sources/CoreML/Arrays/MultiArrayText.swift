/// How arrays, shapes and numbers are written.
enum MultiArrayText {
  /// The type and shape, and for vectors and matrices the numbers.
  static func description(of array: MLMultiArray) -> String {
    let sizes = array.layout.shape
    let header = "\(array.dataType.name) \(shape(sizes)) \(kind(sizes))"
    guard sizes.count <= 2, array.layout.count > 0 else { return header }
    let rowLength = sizes.last ?? 1
    let numbers = array.doubles().map(number)
    let rows = stride(from: 0, to: numbers.count, by: rowLength).map {
      numbers[$0..<$0 + rowLength].joined(separator: ",")
    }
    return "\(header)\n[\(rows.joined(separator: ";\n "))]"
  }

  /// Sizes with a multiplication sign between them, as in `1 × 77`.
  static func shape(_ shape: [Int]) -> String { shape.map(String.init).joined(separator: " × ") }

  /// Sizes as Core ML's prediction errors write them, as in `(1 x 77)`.
  static func parenthesized(_ shape: [Int]) -> String { "(\(shape.map(String.init).joined(separator: " x ")))" }

  private static func kind(_ shape: [Int]) -> String {
    switch shape.count {
    case 0: "scalar"
    case 1: "vector"
    case 2: "matrix"
    default: "array"
    }
  }

  /// The shortest text that reads back as the same number, without a fraction where there is none.
  static func number(_ value: Double) -> String {
    if let integer = Int(exactly: value), abs(integer) < 1 << 53 { return String(integer) }
    return String(describing: value)
  }
}
