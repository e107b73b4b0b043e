import Foundation

/// What a page says of itself when it opens a window.
struct PageWishes {
  /// The window that it had before.
  var window: String?
  /// Its number among the pages that had the window; nil when it was loaded anew.
  var visit: Int?
  var environment = EnvironmentValues()
  /// What it remembers of earlier visits.
  var storage: [String: String] = [:]

  /// Nil when the body is not what the page's script sends.
  init?(_ body: Data) {
    guard let message = try? JSONDecoder().decode(Message.self, from: body) else { return nil }
    window = message.window
    visit = message.visit
    storage = message.storage ?? [:]
    if let identifier = message.locale, identifier.wholeMatch(of: /[A-Za-z0-9_@=;-]{1,80}/) != nil {
      environment.locale = Locale(identifier: identifier)
      environment.calendar.locale = environment.locale
    }
    if let identifier = message.timeZone, identifier.utf8.count <= 80, let zone = TimeZone(identifier: identifier) {
      environment.timeZone = zone
      environment.calendar.timeZone = zone
    }
    environment.colorScheme = message.dark == true ? .dark : .light
  }

  private struct Message: Decodable {
    var window: String?
    var visit: Int?
    var storage: [String: String]?
    var locale: String?
    var timeZone: String?
    var dark: Bool?
  }
}
