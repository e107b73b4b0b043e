import Dispatch
import Foundation

/// The way to a window's page.
@MainActor
protocol PageConnection: AnyObject {
  /// Whether the page has taken all that it was sent.
  var canTakeMessage: Bool { get }
  func send(_ message: String, number: Int)
}

/// One browser window: the views' nodes, the elements that its page has, and what it still has to be told.
///
/// The page is told one set of changes at a time. While it has not taken the last one, further changes of the views' state
/// only mark what is to be drawn: a slow page gets fewer and newer pictures, and nothing piles up.
@MainActor
final class WindowSession {
  /// The page, while it is connected.
  var page: (any PageConnection)?

  private(set) var environment: EnvironmentValues
  private let content: @MainActor () -> any View
  private lazy var root: ViewNode? = ViewNode(type: WindowSession.self, parent: nil, window: self)
  private let tree = MountedTree()
  private var lastNode = 0
  private var isScheduled = false
  /// Whether what is being done is drawn right afterwards.
  private var isShowing = false
  private var needsDrawing = true
  /// Where something has changed since the last drawing.
  private var changedNodes: [ViewNode] = []
  /// Whether the tree has not taken all that was drawn.
  private var isTreeBehind = true
  /// What goes with the changes that the next drawing shows.
  private(set) var transaction: Transaction?
  private var afterDrawing: [@MainActor () -> Void] = []
  private var pendingWords = PageChanges()
  private(set) var lastMessage = 0
  /// How many batches of the page's events were taken. Each message says so: what the person has typed since then comes
  /// before what the message says of a field.
  var takenBatches = 0
  private var lastTelling = DispatchTime(uptimeNanoseconds: 0)
  /// What the page remembers from one visit to the next.
  private var storage: [String: StoredLocation<String?>]

  init(environment: EnvironmentValues, storage: [String: String] = [:], content: @escaping @MainActor () -> any View) {
    self.environment = environment
    self.storage = storage.mapValues { StoredLocation($0) }
    self.content = content
  }

  func nextNodeNumber() -> Int {
    lastNode += 1
    return lastNode
  }

  // MARK: Drawing

  /// Draws soon, once for however many changes come before.
  func setNeedsDrawing(at node: ViewNode? = nil) {
    needsDrawing = true
    if let node { changedNodes.append(node) }
    if let current = Transaction.current { transaction = current }
    guard !isScheduled, !isShowing else { return }
    isScheduled = true
    // Changes that come by themselves are drawn as often as a screen shows them; what a person does is drawn at once.
    DispatchQueue.main.asyncAfter(deadline: lastTelling + .milliseconds(16)) { [weak self] in
      MainActor.assumeIsolated {
        self?.isScheduled = false
        self?.drawIfNeeded()
      }
    }
  }

  /// Animates what the drawing that is going on changes.
  func animateThisDrawing(_ animation: Animation) {
    if transaction?.animation == nil { transaction = Transaction(animation: animation) }
  }

  /// Does `action` when the drawing that is going on is done.
  func afterThisDrawing(_ action: @escaping @MainActor () -> Void) { afterDrawing.append(action) }

  /// Does what a person wants, and draws what has come of it at once.
  func showing(_ action: () -> Void) {
    isShowing = true
    action()
    isShowing = false
    drawIfNeeded()
  }

  /// Draws and tells the page, when there is something to draw and the page has taken what it was told before.
  func drawIfNeeded() {
    guard needsDrawing || !pendingWords.isEmpty, page?.canTakeMessage == true else { return }
    needsDrawing = false
    var changes = PageChanges()
    if !drawParts(&changes) { changes.append(drawWhole()) }
    tell(changes)
    perform()
  }

  /// Draws the whole window: the page's changes.
  func drawWhole() -> PageChanges {
    let changes = tree.update(to: drawing())
    isTreeBehind = false
    return changes
  }

  /// Draws the views that have changed, and not the whole window; false when the window must be drawn after all.
  private func drawParts(_ changes: inout PageChanges) -> Bool {
    guard !isTreeBehind else { return false }
    let nodes = changedNodes.sorted { $0.depth < $1.depth }
    changedNodes = []
    let animation = transaction?.animation
    if transaction != nil, nodes.contains(where: \.isInChangedTransaction) { return false }
    for node in nodes where !drawPart(node, &changes) { return false }
    // A view may have had the whole drawing animated.
    return transaction?.animation == animation
  }

  /// Draws the view at `changed`, then each that contains it, up to the first with which those further out come to the same.
  private func drawPart(_ changed: ViewNode, _ changes: inout PageChanges) -> Bool {
    var next: ViewNode? = changed
    while let node = next, !node.isRemoved {
      guard let drawing = node.drawing else { return false }
      let old = drawing.rendering
      drawing.redraw(in: node)
      if old.isInterchangeable(with: drawing.rendering),
        tree.update(old.elements, to: drawing.rendering.elements, &changes)
      {
        return true
      }
      next = node.parent
    }
    return next != nil
  }

  /// Tells the page its whole content, for a page that is new or has missed something.
  func restate() {
    needsDrawing = false
    tell(tree.replaceAll(with: drawing()))
    isTreeBehind = false
    perform()
  }

  /// The page's content as HTML, without a page: for tests.
  func drawing() -> Element {
    guard let root else { return Element(key: ElementKey(node: 0)) }
    changedNodes = []
    isTreeBehind = true
    let view: any View = root.observing(content)
    let rendering = draw(view, in: root)
    let scheme = rendering.preferences.colorScheme
    return Element(
      key: root.key(), classes: ["window", "zs"],
      attributes: scheme.map { [Attribute("data-scheme", $0 == .dark ? "dark" : "light")] } ?? [],
      children: rendering.elements + rendering.preferences.presentations)
  }

  private func draw<V: View>(_ view: V, in node: ViewNode) -> Rendering {
    node.isDirty = false
    node.hasDirtyDescendant = false
    return render(view, in: node.child(0, as: V.self), RenderContext(environment: environment))
  }

  private func perform() {
    let actions = afterDrawing
    afterDrawing = []
    for action in actions { action() }
  }

  private func tell(_ changes: PageChanges) {
    pendingWords.append(changes)
    let words = pendingWords.text
    pendingWords = PageChanges()
    let animation = transaction?.animation
    transaction = nil
    guard !words.isEmpty else { return }
    lastMessage += 1
    lastTelling = .now()
    page?.send(message(words, animation), number: lastMessage)
  }

  private func message(_ words: PageText, _ animation: Animation?) -> String {
    var message = PageText()
    message.reserve(words.count + 64)
    message.append("{\"n\":")
    message.append(lastMessage)
    message.append(",\"t\":")
    message.append(takenBatches)
    message.append(",\"o\":[")
    message.append(words)
    message.append("]")
    if let animation {
      message.append(",\"a\":")
      message.append(escaped: animation.json)
    }
    message.append("}")
    return message.string
  }

  // MARK: Events

  /// Why an event was not taken.
  enum Refusal: Error, Equatable {
    case noSuchElement(Int)
    case notListening(Int, EventKind)
  }

  /// The elements that the page has, outermost first, unless something is still to be drawn: for tests.
  var shown: [Element]? { needsDrawing || isTreeBehind ? nil : tree.elements }

  /// The number of an element that acts and that `condition` holds for: for tests.
  func number(of condition: (Element) -> Bool) -> Int? { tree.number(where: condition) }

  /// Does what the element does on the event.
  func take(_ kind: EventKind, on number: Int, _ value: EventValue) throws(Refusal) {
    guard let mounted = tree.element(number) else { throw .noSuchElement(number) }
    guard let action = mounted.element.actions[kind] else { throw .notListening(number, kind) }
    switch (kind, value) {
    case (.input, .text(let text)): mounted.pageHas(text, of: "value")
    case (.input, .truth(let truth)): mounted.pageHas(truth ? "true" : "false", of: "checked")
    default: break
    }
    action(value)
  }

  /// What the page remembers for a key; setting it has the page remember it until the next visit.
  func storedText(for key: String) -> Location<String?> {
    let kept = storage[key] ?? StoredLocation(nil)
    storage[key] = kept
    return ComputedLocation(get: { kept.get() }) { [weak self] value in
      kept.set(value)
      self?.pendingWords.remember(key, value)
      self?.setNeedsDrawing()
    }
  }

  /// The window is closed: every view goes away.
  func close() {
    page = nil
    root?.remove()
    // The window and its root hold one another.
    root = nil
    tree.clear()
    afterDrawing = []
    changedNodes = []
  }
}
