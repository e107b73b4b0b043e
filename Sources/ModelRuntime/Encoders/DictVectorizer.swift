/// Turns a dictionary into a vector: each known key has a place of its own, and others are ignored.
package struct DictVectorizer: Sendable, Equatable {
  package enum Keys: Sendable, Equatable {
    case string([String])
    case int64([Int64])

    package var count: Int {
      switch self {
      case .string(let keys): keys.count
      case .int64(let keys): keys.count
      }
    }
  }

  package var keys: Keys { didSet { places = PlacesCache() } }
  private(set) var places = PlacesCache()

  package init(keys: Keys) { self.keys = keys }
}
