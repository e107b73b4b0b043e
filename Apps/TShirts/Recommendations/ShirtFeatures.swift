import TabularData

/// What the model sees of each shirt: its four properties, and each pair of them.
///
/// A linear model adds up. With the properties alone it cannot say "blue and short": liking only those makes it like
/// long blue shirts and short red ones by half each, and dislike most of what it should show. A pair as a category of its
/// own is a term that the sum can use.
nonisolated struct ShirtFeatures: Sendable {
  private static let properties: [(name: String, value: @Sendable (Shirt) -> String)] = [
    ("color", { $0.color.rawValue }),
    ("design", { $0.design.rawValue }),
    ("neck", { $0.neck.rawValue }),
    ("sleeve", { $0.sleeve.rawValue }),
  ]

  /// What stands in each column for a shirt that is like no other.
  private static let stranger = "none"

  /// A value a shirt in each column.
  private let columns: [(name: String, values: [String])]

  /// Describes shirts.
  init(of shirts: [Shirt]) {
    let single = Self.properties.map { property in (name: property.name, values: shirts.map(property.value)) }
    var pairs: [(name: String, values: [String])] = []
    for (index, first) in single.enumerated() {
      for second in single[(index + 1)...] {
        pairs.append(("\(first.name) and \(second.name)", zip(first.values, second.values).map { "\($0) \($1)" }))
      }
    }
    columns = single + pairs
  }

  /// A frame with a row for each of the shirts at some positions, and after them, if asked for, one for a shirt that is
  /// like no other.
  func frame(at positions: [Int], withStranger: Bool = false) -> DataFrame {
    let last = withStranger ? [Self.stranger] : []
    var frame = DataFrame()
    for column in columns {
      frame.append(column: Column(name: column.name, contents: positions.map { column.values[$0] } + last))
    }
    return frame
  }
}
