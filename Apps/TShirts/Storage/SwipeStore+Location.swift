import Foundation

nonisolated extension SwipeStore {
  /// The variable that names another file than the default.
  static let variable = "TSHIRTS_DATABASE"

  /// Where swipes are kept: in the file that `TSHIRTS_DATABASE` names, or else where programs keep their state.
  static func location(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    if let named = environment[variable], !named.isEmpty { return URL(filePath: named) }
    return stateFolder(environment: environment).appending(components: "TShirts", "swipes.sqlite")
  }

  private static func stateFolder(environment: [String: String]) -> URL {
    #if os(Linux)
      // As the XDG base directory specification has it; a relative path is to be ignored.
      if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return URL(filePath: folder) }
      return URL(filePath: environment["HOME"] ?? NSHomeDirectory()).appending(components: ".local", "state")
    #else
      return URL.applicationSupportDirectory
    #endif
  }
}
