/// What a view comes to: elements for its container, and wishes for those further up.
struct Rendering {
  var elements: [Element]
  /// Nil where there are none: most views have no wishes, and each of their containers hands them on.
  private var wishes: Wishes?

  private final class Wishes {
    let preferences: Preferences
    init(_ preferences: Preferences) { self.preferences = preferences }
  }

  init(_ elements: [Element] = []) { self.elements = elements }

  init(_ elements: [Element], preferences: Preferences) {
    self.elements = elements
    self.preferences = preferences
  }

  @MainActor
  init(_ element: Element) { elements = [element] }

  @MainActor
  init(_ element: Element, preferences: Preferences) { self.init([element], preferences: preferences) }

  var preferences: Preferences {
    get { wishes?.preferences ?? Preferences() }
    set { wishes = newValue.isEmpty ? nil : Wishes(newValue) }
  }

  mutating func append(_ other: Rendering) {
    if elements.isEmpty { elements = other.elements } else { elements += other.elements }
    guard let more = other.wishes else { return }
    if wishes == nil { wishes = more } else { preferences.append(more.preferences) }
  }

  /// Whether both have no wishes, and whatever contains them comes to the same with either's elements.
  @MainActor
  func isInterchangeable(with other: Rendering) -> Bool {
    wishes == nil && other.wishes == nil && elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isInterchangeable(with: $1) }
  }

  /// The same wishes with other elements.
  func with(_ elements: [Element]) -> Rendering {
    var rendering = self
    rendering.elements = elements
    return rendering
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

  var isEmpty: Bool {
    title == nil && titleIsLarge == nil && !hidesNavigationBar && !hidesBackButton && destinations.isEmpty
      && toolbar.isEmpty && detents == nil && showsHandle == nil && !forbidsDismissal && presentations.isEmpty
      && colorScheme == nil
  }

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
