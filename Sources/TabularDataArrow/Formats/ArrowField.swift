import CArrow

/// A column's name and format, taken out of a schema that may be released after.
struct ArrowField {
  let name: String
  /// The names of the columns around it and its own, with dots between.
  let path: String
  let format: ArrowFormat
  let children: [ArrowField]
  /// What the numbers in the rows refer to.
  let dictionary: [ArrowField]

  private static let depthLimit = 4
  /// Above any number of columns, or of a column's buffers, that is meant.
  static let columnLimit = 1 << 24

  /// The columns of a table's schema.
  static func columns(of schema: UnsafePointer<ArrowSchema>) throws -> [ArrowField] {
    guard schema.pointee.release != nil else { throw ArrowError.released(structure: "schema") }
    let format = try text(schema.pointee.format, column: "")
    guard format == "+s" else { throw ArrowError.notATable(format: format) }
    return try children(of: schema.pointee, path: "", depth: 0)
  }

  private init(_ schema: ArrowSchema, inside parent: String, depth: Int) throws {
    if depth > ArrowField.depthLimit { throw ArrowError.malformed(column: parent, flaw: .nestedTooDeeply) }
    name = try schema.name.map { try ArrowField.text($0, column: parent) } ?? ""
    let path = parent.isEmpty ? name : "\(parent).\(name)"
    self.path = path
    let format = try ArrowField.text(schema.format, column: path)
    guard let known = ArrowFormat(format) else { throw ArrowError.unsupportedFormat(column: path, format: format) }
    self.format = known
    children = try ArrowField.children(of: schema, path: path, depth: depth)
    dictionary = try schema.dictionary.map { [try ArrowField($0.pointee, inside: path, depth: depth + 1)] } ?? []

    let expected = known.isList ? 1 : 0
    if known != .table, children.count != expected {
      throw ArrowError.malformed(column: path, flaw: .wrongChildCount(children.count, expected: expected))
    }
    // Tables in columns, lists of lists, and dictionaries of anything but text have no place in a frame.
    let isNestedList = known.isList && children.contains { $0.format.isList || !$0.dictionary.isEmpty }
    let isOddDictionary = dictionary.contains { !known.isInteger || !$0.format.isText || !$0.dictionary.isEmpty }
    if known == .table || isNestedList || isOddDictionary {
      throw ArrowError.unsupportedFormat(column: path, format: ArrowField.fullFormat(of: schema, format))
    }
  }

  private static func children(of schema: ArrowSchema, path: String, depth: Int) throws -> [ArrowField] {
    let count = Int(schema.n_children)
    if count == 0 { return [] }
    guard count > 0, count <= ArrowField.columnLimit, let list = schema.children else {
      throw ArrowError.malformed(column: path, flaw: .wrongChildCount(count, expected: 0))
    }
    return try (0..<count).map { index in
      guard let child = list[index] else {
        throw ArrowError.malformed(column: path, flaw: .wrongChildCount(index, expected: count))
      }
      return try ArrowField(child.pointee, inside: path, depth: depth + 1)
    }
  }

  private static func text(_ bytes: UnsafePointer<CChar>?, column: String) throws -> String {
    guard let bytes, let text = String(validatingCString: bytes) else {
      throw ArrowError.malformed(column: column, flaw: .unreadableName)
    }
    return text
  }

  /// The format with those of what is inside, for errors.
  private static func fullFormat(of schema: ArrowSchema, _ format: String) -> String {
    var inside: [String] = []
    if let values = schema.dictionary?.pointee.format { inside.append("dictionary of \(String(cString: values))") }
    if let list = schema.children, schema.n_children == 1, let element = list[0]?.pointee.format {
      inside.append(String(cString: element))
    }
    return inside.isEmpty ? format : "\(format)<\(inside.joined(separator: ", "))>"
  }
}
