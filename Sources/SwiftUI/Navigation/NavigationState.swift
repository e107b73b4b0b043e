/// The pages that lie on the root of a navigation stack.
@MainActor
final class NavigationState {
  /// A page, known by a number as long as it is there.
  struct Entry {
    let id: Int
    let content: Content
  }

  enum Content {
    /// A value, for which a `navigationDestination` has a view.
    case value(AnyHashable)
    /// The view that a link leads to.
    case view(PushedView)
  }

  private(set) var entries: [Entry] = []
  /// The path that the app keeps, when it does.
  var path: BoundPath?
  private let changes = StoredLocation(0)
  private var lastID = 0

  /// Brings the pages in line with the app's path, and has what is drawn now drawn again when either changes.
  func update() {
    _ = changes.get()
    guard let values = path?.values() else { return }
    var next = values.startIndex
    let kept = entries.prefix { entry in
      guard case .value(let value) = entry.content else { return true }
      guard next < values.endIndex, values[next] == value else { return false }
      next += 1
      return true
    }
    entries = kept + values[next...].map { Entry(id: newID(), content: .value($0)) }
  }

  /// Puts the page of a value on top.
  func push(_ value: AnyHashable) {
    if let path {
      path.append(value)
    } else {
      entries.append(Entry(id: newID(), content: .value(value)))
    }
    changed()
  }

  /// Puts the page that a link leads to on top.
  func push(_ view: PushedView) {
    guard !contains(view) else { return }
    entries.append(Entry(id: newID(), content: .view(view)))
    changed()
  }

  /// Puts a page on top while the stack is being drawn, before its pages are.
  func pushWhileDrawing(_ view: PushedView) {
    if !contains(view) { entries.append(Entry(id: newID(), content: .view(view))) }
  }

  func contains(_ view: PushedView) -> Bool {
    entries.contains { if case .view(view) = $0.content { true } else { false } }
  }

  /// Takes a page off, with all that lies on it.
  func pop(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let removed = entries[index...]
    entries.removeSubrange(index...)
    var values = 0
    for entry in removed {
      switch entry.content {
      case .value: values += 1
      case .view(let view): view.onPop()
      }
    }
    if values > 0 { path?.removeLast(values) }
    changed()
  }

  /// Takes the page that a link leads to off.
  func pop(_ view: PushedView) {
    for case (let id, .view(view)) in entries.map({ ($0.id, $0.content) }) { pop(id) }
  }

  private func changed() { changes.set(changes.get() + 1) }

  private func newID() -> Int {
    lastID += 1
    return lastID
  }
}

/// The view that a link or a switch leads to, as it was last described.
@MainActor
final class PushedView {
  var content: () -> any View
  /// Told when the page was taken off.
  var onPop: () -> Void = {}

  init(_ content: @escaping () -> any View) { self.content = content }

  static func ~= (left: PushedView, right: PushedView) -> Bool { left === right }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationState? { nil } }

  /// The nearest navigation stack.
  var navigation: NavigationState? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
