import Foundation

/// Why there are no shirts to show.
nonisolated enum ShirtCatalogueError: Error, Equatable {
  /// The file is not there or cannot be read.
  case missing(path: String)
  /// Something in the file is not what a shirt has; `place` leads to it, as in `[3].color`.
  case malformed(path: String, place: String, reason: String)
  /// Two shirts have the same picture.
  case repeatedImage(path: String, name: String)

  init(_ error: DecodingError, path: String) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(path: path, place: Self.place(context.codingPath), reason: "“\(key.stringValue)” is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      self = .malformed(path: path, place: Self.place(context.codingPath), reason: context.debugDescription)
    @unknown default:
      self = .malformed(path: path, place: "", reason: String(describing: error))
    }
  }

  private static func place(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}

nonisolated extension ShirtCatalogueError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .missing(let path):
      "The catalogue of shirts \(path) cannot be read."
    case .malformed(let path, let place, let reason):
      "The catalogue of shirts \(path) is malformed\(place.isEmpty ? "" : " at \(place)"): \(reason)"
    case .repeatedImage(let path, let name):
      "The catalogue of shirts \(path) has two shirts with the picture “\(name)”."
    }
  }
}
