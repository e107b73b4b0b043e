/// What an element does on events: an action for each kind that it listens to. They are few.
struct Actions: ExpressibleByDictionaryLiteral {
  /// In the order of the kinds' names.
  private var entries: [(kind: EventKind, action: Element.Action)] = []

  init() {}

  init(dictionaryLiteral elements: (EventKind, Element.Action)...) {
    for (kind, action) in elements { self[kind] = action }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The kinds that it listens to.
  var kinds: [EventKind] { entries.map(\.kind) }

  subscript(kind: EventKind) -> Element.Action? {
    get { entries.first { $0.kind == kind }?.action }
    set {
      entries.removeAll { $0.kind == kind }
      guard let newValue else { return }
      let place = entries.firstIndex { $0.kind.rawValue > kind.rawValue } ?? entries.endIndex
      entries.insert((kind, newValue), at: place)
    }
  }

  /// These actions and further ones; of a kind that both have, what `combine` makes of the two.
  @MainActor
  func merging(
    _ more: Actions, _ combine: (@escaping Element.Action, @escaping Element.Action) -> Element.Action
  ) -> Actions {
    if entries.isEmpty { return more }
    var all = self
    for (kind, action) in more.entries { all[kind] = self[kind].map { combine($0, action) } ?? action }
    return all
  }

  func haveSameKinds(as other: Actions) -> Bool {
    entries.count == other.entries.count && zip(entries, other.entries).allSatisfy { $0.kind == $1.kind }
  }

  /// Appends the kinds' names, separated by spaces.
  func appendKinds(to text: inout PageText) {
    for (place, entry) in entries.enumerated() {
      if place > 0 { text.append(" ") }
      text.append(escaped: entry.kind.rawValue)
    }
  }
}
