import Foundation

/// The pictures of a folder of resources, by name.
///
/// A folder is searched once; its asset catalogues' image sets come before loose files.
@MainActor
struct ImageCatalog {
  private var sets: [String: ImageResource] = [:]
  private var loose: [String: ImageResource] = [:]

  private static var known: [URL?: ImageCatalog] = [:]

  /// The pictures of a bundle's folder; nil stands for the app's own.
  static func of(_ folder: URL?) -> ImageCatalog {
    if let catalog = known[folder] { return catalog }
    var catalog = ImageCatalog()
    if let folder { catalog.search(folder) } else { catalog.searchBesideProgram() }
    known[folder] = catalog
    return catalog
  }

  func resource(named name: String) -> ImageResource? { sets[name] ?? loose[name] }

  /// The program's folder itself is searched one level deep only: it may be a build folder. The bundles in it hold the
  /// resources of the app and of its packages.
  private mutating func searchBesideProgram() {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    var folders = [Bundle.main.bundleURL.standardizedFileURL]
    if let resources = Bundle.main.resourceURL?.standardizedFileURL { folders.append(resources) }
    folders.append(program)
    var seen: Set<String> = []
    for folder in folders where seen.insert(folder.path).inserted {
      for item in contents(of: folder) {
        switch item.pathExtension {
        case "xcassets", "resources", "bundle": search(item)
        default: add(loose: item)
        }
      }
    }
  }

  private func contents(of folder: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (items ?? []).sorted { $0.path < $1.path }
  }

  private mutating func search(_ folder: URL) {
    for item in contents(of: folder) {
      if item.pathExtension == "imageset" {
        let name = item.deletingPathExtension().lastPathComponent
        if sets[name] == nil { sets[name] = ImageResource(imageSet: item) }
      } else if ImageFiles.types[item.pathExtension.lowercased()] != nil {
        add(loose: item)
      } else if item.hasDirectoryPath {
        search(item)
      }
    }
  }

  private mutating func add(loose file: URL) {
    guard ImageFiles.types[file.pathExtension.lowercased()] != nil else { return }
    let resource = ImageResource(file: file)
    for name in [file.lastPathComponent, file.deletingPathExtension().lastPathComponent] where loose[name] == nil {
      loose[name] = resource
    }
  }
}

/// One picture of the resources, which may be another one in the dark.
@MainActor
struct ImageResource {
  /// A file and the size at which it is shown, in points.
  struct Variant {
    let file: URL
    let size: CGSize?
  }

  private let light: Variant
  private let dark: Variant?
  /// Whether all that is opaque is shown in the colour of text.
  let isTemplate: Bool

  func variant(for scheme: ColorScheme) -> Variant { scheme == .dark ? dark ?? light : light }

  init(file: URL) {
    light = Variant(file: file, size: ImageSize.ofFile(file))
    dark = nil
    isTemplate = false
  }

  /// Nil when the folder's `Contents.json` names no picture that browsers show.
  init?(imageSet folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let shown = contents.images.filter { $0.isShown }
    guard let entry = Self.best(shown.filter { !$0.isDark }) ?? Self.best(shown) else { return nil }
    light = entry.variant(in: folder)
    dark = Self.best(shown.filter(\.isDark))?.variant(in: folder)
    isTemplate = contents.properties?.intent == "template"
  }

  /// Of several sizes the largest.
  private static func best(_ entries: [Contents.Entry]) -> Contents.Entry? {
    entries.max { $0.factor < $1.factor }
  }

  /// An image set's `Contents.json`, as far as it matters here.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { let value: String? }
      let filename: String?
      let scale: String?
      let appearances: [Appearance]?

      var isDark: Bool { appearances?.contains { $0.value == "dark" } == true }
      var isShown: Bool {
        guard let filename, !filename.contains("/") else { return false }
        return ImageFiles.types[URL(fileURLWithPath: filename).pathExtension.lowercased()] != nil
      }
      /// How many pixels a point has.
      var factor: Double { Double(scale?.dropLast() ?? "") ?? 1 }

      func variant(in folder: URL) -> Variant {
        let file = folder.appendingPathComponent(filename ?? "")
        return Variant(
          file: file, size: ImageSize.ofFile(file).map { CGSize(width: $0.width / factor, height: $0.height / factor) })
      }
    }

    struct Properties: Decodable {
      let intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    let images: [Entry]
    let properties: Properties?
  }
}
