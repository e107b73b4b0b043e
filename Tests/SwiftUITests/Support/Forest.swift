@testable import SwiftUI

/// Makes trees of elements, and others that differ from them: for the same seed the same ones.
@MainActor
struct Forest {
  private var state: UInt64
  private var lastKey = 0

  init(seed: UInt64) { state = seed }

  private static let texts = ["", "a", "two words", "<b>&amp;\"'", "línea\n2", "\\ \u{1} \u{2028}", "🦆"]
  private static let tags = ["div", "span", "button", "p"]

  /// SplitMix64, reduced to numbers below `bound`.
  private mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  mutating func tree() -> Element { tree(depth: 3) }

  private mutating func tree(depth: Int) -> Element {
    lastKey += 1
    let key = ElementKey(node: lastKey, part: number(below: 2))
    let isLeaf = depth == 0 || chance(25)
    let children = isLeaf ? [] : (0..<number(below: chance(5) ? 30 : 6)).map { _ in tree(depth: depth - 1) }
    return element(Self.tags[number(below: Self.tags.count)], key, children: children)
  }

  /// An element with a text when it has no children, and with random attributes.
  private mutating func element(_ tag: String, _ key: ElementKey, children: [Element]) -> Element {
    let text = children.isEmpty && chance(80) ? Self.texts[number(below: Self.texts.count)] : nil
    let attributes = ["title", "value", "aria-label"].filter { _ in chance(30) }
      .map { Attribute($0, Self.texts[number(below: Self.texts.count)]) }
    let actions: Actions = chance(30) ? chance(50) ? [.tap: { _ in }] : [.tap: { _ in }, .drag: { _ in }] : [:]
    let element = Element(
      tag, key: key, classes: chance(50) ? ["text"] : [], style: chance(30) ? ["color": "red"] : [:],
      attributes: attributes, text: text, children: children, actions: actions, growth: chance(20) ? .horizontal : [])
    guard chance(10) else { return element }
    return element.animated(
      by: AnimationScope(animation: [nil, .linear(duration: 1), .linear(duration: 2)][number(below: 3)]))
  }

  /// A tree with the same root in which elements have come, gone, changed, and changed places.
  mutating func changed(_ element: Element) -> Element {
    changed(element, isRoot: true)
  }

  private mutating func changed(_ element: Element, isRoot: Bool = false) -> Element {
    if !isRoot, chance(40) { return element }
    var children = element.children.filter { _ in !chance(20) }.map { changed($0) }
    while chance(35) { children.insert(tree(depth: 1), at: number(below: children.count + 1)) }
    if chance(40) {
      for index in children.indices { children.swapAt(index, number(below: children.count)) }
    }
    if chance(5) { children = [] }
    let tag = !isRoot && chance(5) ? "section" : element.tag
    return self.element(tag, element.key, children: children)
  }

  /// Another tree that says the same.
  func copied(_ element: Element) -> Element {
    Element(
      element.tag, key: element.key, classes: element.classes, style: element.style,
      attributes: element.ownAttributes, text: element.text, children: element.children.map(copied),
      actions: element.actions, growth: element.growth)
  }
}
