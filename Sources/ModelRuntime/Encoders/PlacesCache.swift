import Synchronization

/// Keeps where each of an encoder's keys stands, from the first time that it is asked.
///
/// Copies of an encoder share it; it takes no part in comparing encoders. Without it, every single prediction would build
/// a table of all keys.
final class PlacesCache: Sendable, Equatable {
  private let stringPlaces = Mutex<[String: Int32]?>(nil)
  private let integerPlaces = Mutex<[Int64: Int32]?>(nil)

  static func == (_: PlacesCache, _: PlacesCache) -> Bool { true }

  /// The place of each key; of a key that occurs twice, the first.
  func places(of keys: [String]) -> [String: Int32] {
    stringPlaces.withLock { kept in
      let places = kept ?? Dictionary(zip(keys, 0...), uniquingKeysWith: { first, _ in first })
      kept = places
      return places
    }
  }

  /// The place of each key; of a key that occurs twice, the first.
  func places(of keys: [Int64]) -> [Int64: Int32] {
    integerPlaces.withLock { kept in
      let places = kept ?? Dictionary(zip(keys, 0...), uniquingKeysWith: { first, _ in first })
      kept = places
      return places
    }
  }
}
