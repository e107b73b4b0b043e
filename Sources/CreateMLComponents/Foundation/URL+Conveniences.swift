// Whoever imports an Apple framework of this kind has Foundation with it, and code that was written so says no more.
@_exported import Foundation

#if !canImport(Darwin)
  extension URL {
    /// The place of the user's documents.
    ///
    /// Foundation has this property on Apple's systems only. A Foundation that brings its own takes precedence.
    @_disfavoredOverload
    public static var documentsDirectory: URL {
      let places = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
      return places.first ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: "Documents")
    }
  }
#endif
