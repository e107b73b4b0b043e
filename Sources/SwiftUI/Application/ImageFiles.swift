import Foundation
import WebServing

/// The image files that views have shown: a page can ask for these and no others.
@MainActor
final class ImageFiles {
  static let shared = ImageFiles()
  private var files: [URL] = []
  private var names: [URL: String] = [:]

  /// The name by which pages ask for a file.
  func name(of file: URL) -> String {
    if let name = names[file] { return name }
    let name = "\(files.count).\(file.pathExtension.lowercased())"
    files.append(file)
    names[file] = name
    return name
  }

  func response(named name: String) -> HTTPResponse? {
    guard let number = name.split(separator: ".").first.flatMap({ Int($0) }), files.indices.contains(number),
      names[files[number]] == name, let type = Self.types[files[number].pathExtension.lowercased()],
      let content = try? Data(contentsOf: files[number])
    else { return nil }
    return HTTPResponse(
      status: 200,
      headers: [
        (name: "Content-Type", value: type), (name: "Cache-Control", value: "private, max-age=3600"),
        (name: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'"),
      ], body: content)
  }

  nonisolated static let types = [
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp",
  ]
}
