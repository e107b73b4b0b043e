/// Turns a category into a vector with a single 1.
package struct OneHotEncoder: Sendable, Equatable {
  package enum Categories: Sendable, Equatable {
    case string([String])
    case int64([Int64])

    package var count: Int {
      switch self {
      case .string(let categories): categories.count
      case .int64(let categories): categories.count
      }
    }
  }

  package enum UnknownCategory: Sendable, Equatable {
    /// A category never seen is an error.
    case refused
    /// A category never seen gives a vector of zeros.
    case ignored
  }

  package var categories: Categories { didSet { places = PlacesCache() } }
  package var unknownCategory: UnknownCategory
  /// How a file declares the output; it does not change what comes out.
  package var isSparse: Bool
  private(set) var places = PlacesCache()

  package init(categories: Categories, unknownCategory: UnknownCategory = .ignored, isSparse: Bool = true) {
    self.categories = categories
    self.unknownCategory = unknownCategory
    self.isSparse = isSparse
  }
}
