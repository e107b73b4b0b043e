/// What a view wants one HTML element to be.
///
/// Elements are never changed once a parent has taken them, so the same object at the same place means the same content,
/// and the page's changes need not look below it.
@MainActor
final class Element {
  /// The HTML tag, in lower case.
  let tag: String
  /// Tells an element from its siblings from one drawing to the next; no two siblings have the same.
  let key: ElementKey
  /// Names of the style sheet's rules that hold for it.
  let classes: [String]
  let style: Style
  /// All further attributes, but for what `attributes` adds of its own.
  let ownAttributes: [Attribute]
  /// Its text; an element has a text or children, never both.
  let text: String?
  let children: [Element]
  /// What it does when the person at the browser acts on it.
  let actions: Actions
  /// The directions in which it takes all the room it can get.
  let growth: Growth
  /// What a container that gives some children a place of their own asks them.
  let trait: Trait?
  /// Width divided by height of what keeps its proportions.
  let ratio: Double?
  /// How its changes become visible, when it is in another way than those of what contains it.
  private(set) var animation: AnimationScope?
  /// What was said of it for those who do not see it.
  var announced: AnnouncedElement?
  /// Nothing has been changed since something was said of it.
  var isAsAnnounced = false
  /// Whether something further out depends on what the children are.
  var isExamined = false
  /// Whether a person can act on it or on something within it.
  private(set) lazy var hasControl: Bool =
    isNativeControl || actions[.tap] != nil || examinedChildren.contains { $0.hasControl }
  /// A copy that screen readers pass over.
  private(set) lazy var hidden: Element = replacing(
    attributes: ownAttributes.filter { $0.name != "aria-hidden" } + [Attribute("aria-hidden", "true")])

  init(
    _ tag: String = "div", key: ElementKey, classes: [String] = [], style: Style = Style(),
    attributes: [Attribute] = [], text: String? = nil, children: [Element] = [], actions: Actions = [:],
    growth: Growth = [], trait: Trait? = nil, ratio: Double? = nil
  ) {
    self.tag = tag
    self.key = key
    self.classes = classes
    self.style = style
    ownAttributes = attributes
    self.text = text
    self.children = children
    self.actions = actions
    self.growth = growth
    self.trait = trait
    self.ratio = ratio
  }

  /// The children, for those further out whose own drawing depends on what they are, and not only holds them.
  var examinedChildren: [Element] {
    isExamined = true
    return children
  }

  typealias Action = @MainActor (EventValue) -> Void

  /// A copy with more to it. Values that it already has win, as the modifier nearest to a view does.
  func adding(
    classes more: [String] = [], style moreStyle: Style = Style(), attributes moreAttributes: [Attribute] = [],
    actions moreActions: Actions = [:], trait newTrait: Trait? = nil
  ) -> Element {
    if more.isEmpty, moreStyle.isEmpty, moreAttributes.isEmpty, moreActions.isEmpty, newTrait == nil { return self }
    let copy = Element(
      tag, key: key, classes: more.isEmpty ? classes : classes + more.filter { !classes.contains($0) },
      style: style.filled(from: moreStyle), attributes: ownAttributes.filled(from: moreAttributes), text: text,
      children: children, actions: moreActions.isEmpty ? actions : combined(moreActions), growth: growth,
      trait: newTrait ?? trait, ratio: ratio)
    copy.animation = animation
    copy.announced = announced
    return copy
  }

  /// A copy whose changes become visible in a way of their own; the inner way wins.
  func animated(by scope: AnimationScope) -> Element {
    if animation != nil { return self }
    let copy = replacing()
    copy.animation = scope
    return copy
  }

  /// Its actions and further ones. An action that it already has wins, but that all learn of the focus.
  private func combined(_ more: Actions) -> Actions {
    var all = actions.merging(more) { own, _ in own }
    if let own = actions[.focus], let other = more[.focus] {
      all[.focus] = { value in
        own(value)
        other(value)
      }
    }
    return all
  }

  /// A copy of which some things are other ones.
  func replacing(
    style: Style? = nil, attributes: [Attribute]? = nil, text: String?? = nil, children: [Element]? = nil,
    actions: Actions? = nil, growth: Growth? = nil
  ) -> Element {
    let copy = Element(
      tag, key: key, classes: classes, style: style ?? self.style, attributes: attributes ?? ownAttributes,
      text: text ?? self.text, children: children ?? self.children, actions: actions ?? self.actions,
      growth: growth ?? self.growth, trait: trait, ratio: ratio)
    copy.animation = animation
    copy.announced = announced
    return copy
  }
}

/// The directions in which an element takes all the room it can get.
struct Growth: OptionSet {
  let rawValue: UInt8
  static let horizontal = Growth(rawValue: 1)
  static let vertical = Growth(rawValue: 2)
  static let both: Growth = [.horizontal, .vertical]
}

/// The number of the view's node, and which of the node's elements it is.
struct ElementKey: Hashable {
  let node: Int
  var part = 0
}

/// A name and a value; a value of an HTML attribute without one is empty.
struct Attribute: Equatable, Sendable {
  let name: String
  let value: String

  init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

extension [Attribute] {
  /// These, and those of `other` whose name is not among these.
  func filled(from other: [Attribute]) -> [Attribute] {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return self + other.filter { attribute in !contains { $0.name == attribute.name } }
  }
}

/// What a container that gives some children a place of their own asks them.
enum Trait {
  /// Room that grows along a stack.
  case spacer
  /// A line across a stack.
  case divider
  /// A group of rows in a form or a list.
  case section
  /// The value that a picker's choice stands for.
  case tag(AnyHashable)
  /// What a view is known by, where it stands for no value.
  case identity(AnyHashable)

  /// What a box around the element answers: a value stays with what it stands for.
  var ofBox: Trait? {
    if case .tag = self { self } else { nil }
  }
}
