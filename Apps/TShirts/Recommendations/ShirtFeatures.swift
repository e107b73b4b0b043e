import TabularData

/// What the model sees of a shirt: each of its four properties, and each pair of them.
///
/// A linear model adds up. With the properties alone it cannot say "blue and short": liking only those makes it like
/// long blue shirts and short red ones by half each, and dislike most of what it should show. A pair as a category of its
/// own is a term that the sum can use.
nonisolated enum ShirtFeatures {
  private static let properties: [(name: String, value: @Sendable (Shirt) -> String)] = [
    ("color", { $0.color.rawValue }),
    ("design", { $0.design.rawValue }),
    ("neck", { $0.neck.rawValue }),
    ("sleeve", { $0.sleeve.rawValue }),
  ]

  /// What stands in each column for a shirt that is like no other.
  private static let stranger = "none"

  /// A frame with a row a shirt, and after them, if asked for, one for a shirt that is like no other.
  static func frame(of shirts: [Shirt], withStranger: Bool = false) -> DataFrame {
    let last = withStranger ? [stranger] : []
    let columns = properties.map { property in (name: property.name, values: shirts.map(property.value)) }
    var frame = DataFrame()
    for column in columns {
      frame.append(column: Column(name: column.name, contents: column.values + last))
    }
    for (index, first) in columns.enumerated() {
      for second in columns[(index + 1)...] {
        let pairs = zip(first.values, second.values).map { "\($0) \($1)" }
        frame.append(column: Column(name: "\(first.name) and \(second.name)", contents: pairs + last))
      }
    }
    return frame
  }
}
