import Observation
import Synchronization

/// The place of one view in a window: what outlives the view's value from one drawing to the next.
///
/// A node is known by its place among its parent's children, or by the identity that a `ForEach` gave it, and by the
/// view's type; a view of another type at the same place starts anew.
@MainActor
final class ViewNode {
  let id: Int
  let type: ObjectIdentifier
  /// How many nodes are above.
  let depth: Int
  /// Held until the node is removed: what is referred to weakly is slower to hold and to let go, for everyone.
  private(set) var parent: ViewNode?
  let window: WindowSession

  /// Something that the view's body has read is another now.
  var isDirty = false
  /// The same of a view below.
  var hasDirtyDescendant = false

  /// The view gives the changes of those within another transaction.
  var changesTransaction = false
  /// The view is not there any more.
  private(set) var isRemoved = false
  /// What the view drew last.
  var drawing: AnyViewDrawing?
  /// What closures of the view came to last; gone when the view or something that they have read is another.
  var lastEvaluation: AnyObject?

  private var children: [ViewNode?] = []
  private var identified: [AnyHashable: ViewNode] = [:]
  private var memory: AnyObject?
  private var storages: [AnyObject?] = []
  private var observation: BodyObservation?
  private var publishers: [ObservableObjectPublisher] = []
  private var removalActions: [() -> Void] = []

  init(type: Any.Type, parent: ViewNode?, window: WindowSession) {
    self.type = ObjectIdentifier(type)
    depth = parent.map { $0.depth + 1 } ?? 0
    self.parent = parent
    self.window = window
    id = window.nextNodeNumber()
  }

  /// A key for the node's element, or for one of its several elements.
  func key(_ part: Int = 0) -> ElementKey { ElementKey(node: id, part: part) }

  /// Whether a view further out gives changes here another transaction.
  var isInChangedTransaction: Bool {
    var ancestor = parent
    while let node = ancestor {
      if node.changesTransaction { return true }
      ancestor = node.parent
    }
    return false
  }

  // MARK: Children

  /// The child at a place of the view's fixed structure; made when there is none of that type.
  func child(_ index: Int, as type: Any.Type) -> ViewNode {
    while children.count <= index { children.append(nil) }
    if let child = children[index] {
      if child.type == ObjectIdentifier(type) { return child }
      child.remove()
    }
    let child = ViewNode(type: type, parent: self, window: window)
    children[index] = child
    return child
  }

  /// Ends the child at a place whose view is not there any more.
  func removeChild(_ index: Int) {
    guard index < children.count else { return }
    children[index]?.remove()
    children[index] = nil
  }

  /// The child with an identity of its own; made when there is none of that type.
  func child(identifiedBy identity: AnyHashable, as type: Any.Type) -> ViewNode {
    if let child = identified[identity] {
      if child.type == ObjectIdentifier(type) { return child }
      child.remove()
    }
    let child = ViewNode(type: type, parent: self, window: window)
    identified[identity] = child
    return child
  }

  /// Ends the children whose identity is none of `identities`.
  func keepChildren(identifiedBy identities: Set<AnyHashable>) {
    guard identified.count > identities.count || !identified.keys.allSatisfy(identities.contains) else { return }
    for (identity, child) in identified where !identities.contains(identity) {
      child.remove()
      identified[identity] = nil
    }
  }

  // MARK: What is kept

  /// What is remembered; made the first time.
  func memory<Memory: AnyObject>(orMade make: () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    let made = make()
    memory = made
    return made
  }

  /// The storage of the view's dynamic property number `slot`; made the first time.
  func storage<Storage: AnyObject>(_ slot: Int, orMade make: () -> Storage) -> Storage {
    while storages.count <= slot { storages.append(nil) }
    if let storage = storages[slot] as? Storage { return storage }
    let made = make()
    storages[slot] = made
    return made
  }

  // MARK: Life

  /// Does `action` when the view goes away.
  func onRemoval(_ action: @escaping () -> Void) { removalActions.append(action) }

  /// Ends the node and all below: the view is not there any more.
  func remove() {
    isRemoved = true
    observation?.end()
    observation = nil
    parent = nil
    for child in children { child?.remove() }
    for child in identified.values { child.remove() }
    children = []
    identified = [:]
    let actions = removalActions
    removalActions = []
    for action in actions { action() }
    // What a closure of the view still holds keeps nothing else alive.
    memory = nil
    drawing = nil
    lastEvaluation = nil
    storages = []
    publishers = []
  }

  // MARK: Changes

  /// Has the view's next evaluation observe an object as a whole.
  func observesObject(_ publisher: ObservableObjectPublisher) { publishers.append(publisher) }

  /// Does `read`, and draws the view again when something that it has read changes, on whatever thread.
  func observing<T>(_ read: () -> T) -> T {
    observation?.end()
    let observation = BodyObservation(node: self)
    self.observation = observation
    let publishers = publishers
    self.publishers = []
    return observation.observe {
      for publisher in publishers { publisher.observe() }
      return read()
    }
  }

  /// What `read` comes to, which is done again only when the view or something that it has read is another: a drawing of
  /// what is below takes what there is. A view does this once.
  func evaluating<T>(_ read: () -> T) -> T {
    if let last = lastEvaluation as? Evaluation<T> { return last.value }
    let value = observing(read)
    lastEvaluation = Evaluation(value)
    return value
  }

  private final class Evaluation<T> {
    let value: T
    init(_ value: T) { self.value = value }
  }

  /// Has the view drawn again soon. A node that is only a part of a view has that view drawn.
  func invalidate() {
    guard !isDirty, !isRemoved else { return }
    if drawing == nil, let parent { return parent.invalidate() }
    isDirty = true
    var ancestor = parent
    while let node = ancestor, !node.hasDirtyDescendant {
      node.hasDirtyDescendant = true
      ancestor = node.parent
    }
    window.setNeedsDrawing(at: self)
  }
}
