/// What a view comes to: elements for its container, and wishes for those further up.
struct Rendering {
  var elements: [Element] = []
  var preferences = Preferences()

  init(_ elements: [Element] = [], preferences: Preferences = Preferences()) {
    self.elements = elements
    self.preferences = preferences
  }

  @MainActor
  init(_ element: Element, preferences: Preferences = Preferences()) {
    self.init([element], preferences: preferences)
  }

  mutating func append(_ other: Rendering) {
    elements += other.elements
    preferences.append(other.preferences)
  }

  /// The same wishes with other elements.
  func with(_ elements: [Element]) -> Rendering {
    Rendering(elements, preferences: preferences)
  }
}

/// What a view wishes of those that contain it: a navigation bar's content, and what is shown above the window.
struct Preferences {
  /// The title of the nearest navigation bar.
  var title: String?
  var titleIsLarge: Bool?
  var hidesNavigationBar = false
  var hidesBackButton = false
  /// The views that the nearest navigation stack shows for values of a type.
  var destinations: [ObjectIdentifier: NavigationDestination] = [:]
  /// What the nearest navigation bar shows beside its title.
  var toolbar: [ToolbarEntry] = []
  /// The heights at which the nearest sheet rests.
  var detents: Set<PresentationDetent>?
  /// Whether the nearest sheet has a handle at its top.
  var showsHandle: Bool?
  /// Whether only the app itself puts the nearest sheet away.
  var forbidsDismissal = false
  /// Dialogs and sheets above the window.
  var presentations: [Element] = []
  /// The whole window's colour scheme.
  var colorScheme: ColorScheme?

  mutating func append(_ other: Preferences) {
    title = title ?? other.title
    titleIsLarge = titleIsLarge ?? other.titleIsLarge
    hidesNavigationBar = hidesNavigationBar || other.hidesNavigationBar
    hidesBackButton = hidesBackButton || other.hidesBackButton
    if !other.destinations.isEmpty { destinations.merge(other.destinations) { first, _ in first } }
    toolbar += other.toolbar
    detents = detents ?? other.detents
    showsHandle = showsHandle ?? other.showsHandle
    forbidsDismissal = forbidsDismissal || other.forbidsDismissal
    presentations += other.presentations
    colorScheme = colorScheme ?? other.colorScheme
  }
}

/// One part of a navigation bar.
struct ToolbarEntry {
  enum Place: Sendable {
    case leading
    case center
    case trailing
    case bottom
  }

  let place: Place
  let element: Element
}
