import Foundation

extension Color {
  /// A colour of an asset catalogue, which may be another one in the dark. A name that no catalogue has is said on the
  /// error stream, once, and is the system's gray.
  ///
  /// - Parameters:
  ///   - name: The name of a colour set.
  ///   - bundle: Whose resources are looked through; nil for the app's own.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = ColorAssets.shared.color(name, in: bundle ?? .main)
  }
}

/// The colour sets of bundles, read once.
private final class ColorAssets: @unchecked Sendable {
  static let shared = ColorAssets()
  private let lock = NSLock()
  private var known: [Key: Color] = [:]

  private struct Key: Hashable {
    let bundle: Bundle
    let name: String
  }

  func color(_ name: String, in bundle: Bundle) -> Color {
    lock.withLock {
      let key = Key(bundle: bundle, name: name)
      if let color = known[key] { return color }
      let color = read(name, in: bundle)
      if color == nil { Log.line("no colour set named \(name) in \(bundle.bundlePath)") }
      known[key] = color ?? .gray
      return color ?? .gray
    }
  }

  private func read(_ name: String, in bundle: Bundle) -> Color? {
    let files = FileManager.default.enumerator(at: bundle.bundleURL, includingPropertiesForKeys: nil)
    while let folder = files?.nextObject() as? URL {
      guard folder.lastPathComponent == "\(name).colorset",
        let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
        let set = try? JSONDecoder().decode(ColorSet.self, from: data)
      else { continue }
      return set.color
    }
    return nil
  }
}

/// A colour set's `Contents.json`.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { let value: String? }
    struct Value: Decodable {
      let components: [String: String]
      enum CodingKeys: String, CodingKey { case components }
    }
    let color: Value?
    let appearances: [Appearance]?
  }

  let colors: [Entry]

  var color: Color? {
    let light = colors.first { $0.appearances == nil }?.color.map(css)
    let dark = colors.first { $0.appearances?.contains { $0.value == "dark" } == true }?.color.map(css)
    guard let usual = light ?? dark else { return nil }
    return Color(css: dark.map { "light-dark(\(usual),\($0))" } ?? usual)
  }

  private func css(_ value: Entry.Value) -> String {
    let parts = ["red", "green", "blue", "alpha"].map { component(value.components[$0] ?? "1") }
    return "color(srgb \(parts[0]) \(parts[1]) \(parts[2]) / \(parts[3]))"
  }

  /// A component is a number from 0 to 1, one from 0 to 255 without a point, or hexadecimal.
  private func component(_ text: String) -> String {
    if text.hasPrefix("0x") { return decimal(Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255) }
    let number = Double(text) ?? 0
    return decimal(text.contains(".") || number <= 1 ? number : number / 255)
  }
}
