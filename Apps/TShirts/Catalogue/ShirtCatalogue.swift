import Foundation

/// Where shirts come from.
nonisolated enum ShirtCatalogue {
  /// The shirts that come with the app, read once, in the order in which they are dealt.
  @MainActor static let bundled = Result<[Shirt], ShirtCatalogueError> { () throws(ShirtCatalogueError) in
    guard let file = Bundle.module.url(forResource: "shirts", withExtension: "json") else {
      throw .missing(path: Bundle.module.bundlePath + "/shirts.json")
    }
    return try shirts(in: file)
  }

  /// Reads shirts from a JSON array of objects.
  ///
  /// - Throws: ``ShirtCatalogueError`` where the file cannot be read, an object is no shirt, or two share a picture.
  static func shirts(in file: URL) throws(ShirtCatalogueError) -> [Shirt] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .missing(path: file.path)
    }
    let shirts: [Shirt]
    do {
      shirts = try JSONDecoder().decode([Shirt].self, from: data)
    } catch let error as DecodingError {
      throw ShirtCatalogueError(error, path: file.path)
    } catch {
      throw .malformed(path: file.path, place: "", reason: error.localizedDescription)
    }
    var names = Set<String>()
    if let twin = shirts.first(where: { !names.insert($0.imageName).inserted }) {
      throw .repeatedImage(path: file.path, name: twin.imageName)
    }
    return shirts
  }
}
