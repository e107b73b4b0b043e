/// An element as the page has it, under the number by which the page and its events name it.
@MainActor
final class MountedElement {
  let number: Int
  fileprivate(set) var element: Element
  fileprivate(set) var children: [MountedElement] = []
  /// Attributes in which the page differs from the element: what the person has entered.
  fileprivate var entered: [Attribute] = []

  fileprivate init(_ element: Element, number: Int) {
    self.element = element
    self.number = number
  }

  /// Takes note of what the person has typed or chosen, so that the page is told only what differs from that.
  func pageHas(_ value: String, of attribute: String) {
    entered.removeAll { $0.name == attribute }
    entered.append(Attribute(attribute, value))
  }
}

/// The elements of a window as its page has them.
@MainActor
final class MountedTree {
  private var root: MountedElement?
  private var acting: [Int: MountedElement] = [:]
  private var lastNumber = 0
  /// How the changes of the element that is being updated become visible, when it is not as the whole drawing.
  private var scope: AnimationScope?

  /// The element with a number that acts on events, or nil when there is none (any more).
  func element(_ number: Int) -> MountedElement? { acting[number] }

  /// All elements, outermost first.
  var elements: [Element] {
    func flattened(_ mounted: MountedElement) -> [Element] { [mounted.element] + mounted.children.flatMap(flattened) }
    return root.map(flattened) ?? []
  }

  /// The number of an element that acts and that `condition` holds for, the lowest one.
  func number(where condition: (Element) -> Bool) -> Int? {
    acting.filter { condition($0.value.element) }.keys.min()
  }

  /// The page's changes from what it has to `element`; the first time, the whole content.
  func update(to element: Element) -> PageChanges {
    guard let root, root.isSameElement(as: element) else { return replaceAll(with: element) }
    var changes = PageChanges()
    update(root, to: element, &changes)
    return changes
  }

  /// Adds the page's changes from `old` elements to new ones that they are interchangeable with, where they are on the page
  /// as they are; else changes nothing and is false.
  func update(_ old: [Element], to new: [Element], _ changes: inout PageChanges) -> Bool {
    let changed = zip(old, new).filter { $0 !== $1 }
    let places = changed.compactMap { old, _ in root.flatMap { place(of: old, in: $0) } }
    guard places.count == changed.count else { return false }
    for (place, (old, element)) in zip(places, changed) {
      element.takeExaminations(of: old)
      update(place, to: element, &changes)
    }
    return true
  }

  /// Where an element is on the page, when nothing around it is animated in a way of its own.
  private func place(of element: Element, in mounted: MountedElement) -> MountedElement? {
    if mounted.element.animation != nil { return nil }
    if mounted.element === element { return mounted }
    for child in mounted.children {
      if let place = place(of: element, in: child) { return place }
    }
    return nil
  }

  /// The whole content, for a page that is new or has missed something. What is still there keeps its number, so that
  /// what the person has done to it meanwhile finds it.
  func replaceAll(with element: Element) -> PageChanges {
    let mounted: MountedElement
    if let root, root.isSameElement(as: element) {
      var known = PageChanges()
      update(root, to: element, &known)
      mounted = root
    } else {
      if let root { unmount(root) }
      mounted = mount(element)
    }
    root = mounted
    forgetEntered(mounted)
    var changes = PageChanges()
    changes.replaceAll(with: mounted)
    return changes
  }

  /// The page gets what the elements say.
  private func forgetEntered(_ mounted: MountedElement) {
    mounted.entered = []
    mounted.children.forEach(forgetEntered)
  }

  /// Forgets everything: the page is gone.
  func clear() {
    root = nil
    acting = [:]
  }

  private func mount(_ element: Element) -> MountedElement {
    lastNumber += 1
    let mounted = MountedElement(element, number: lastNumber)
    if !element.actions.isEmpty { acting[mounted.number] = mounted }
    mounted.children = element.children.map(mount)
    return mounted
  }

  private func unmount(_ mounted: MountedElement) {
    acting[mounted.number] = nil
    mounted.children.forEach(unmount)
  }

  private func update(_ mounted: MountedElement, to element: Element, _ changes: inout PageChanges) {
    if mounted.element === element { return }
    guard let own = element.animation else { return change(mounted, to: element, &changes) }
    let around = scope
    scope = own
    changes.animate(by: own, then: around) { change(mounted, to: element, &$0) }
    scope = around
  }

  private func change(_ mounted: MountedElement, to element: Element, _ changes: inout PageChanges) {
    let previous = mounted.element
    mounted.element = element
    if previous.actions.isEmpty != element.actions.isEmpty {
      acting[mounted.number] = element.actions.isEmpty ? nil : mounted
    }
    for attribute in MadeAttribute.allCases where !element.hasSame(attribute, as: previous) {
      changes.set(attribute, of: mounted)
    }
    updateOwnAttributes(of: mounted, from: previous, &changes)
    if previous.text != element.text {
      if element.text == nil {
        changes.setText("", of: mounted)
      } else {
        mounted.children.forEach(unmount)
        mounted.children = []
      }
      if let text = element.text { changes.setText(text, of: mounted) }
    }
    updateChildren(of: mounted, to: element.children, &changes)
  }

  private func updateOwnAttributes(
    of mounted: MountedElement, from previous: Element, _ changes: inout PageChanges
  ) {
    let wanted = mounted.element.ownAttributes
    let old = mounted.entered.filled(from: previous.ownAttributes)
    mounted.entered = []
    if wanted == old { return }
    for attribute in wanted where !old.contains(attribute) { changes.set(attribute, of: mounted) }
    for attribute in old where !wanted.contains(where: { $0.name == attribute.name }) {
      changes.removeAttribute(attribute.name, of: mounted)
    }
  }

  /// Keeps the children that are still there, in the order of the elements; puts in the new ones, takes out the rest.
  private func updateChildren(of mounted: MountedElement, to elements: [Element], _ changes: inout PageChanges) {
    let old = mounted.children
    let shorter = min(old.count, elements.count)
    var start = 0
    while start < shorter, old[start].isSameElement(as: elements[start]) {
      update(old[start], to: elements[start], &changes)
      start += 1
    }
    if start == old.count, start == elements.count { return }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].isSameElement(as: elements[elements.count - 1 - end]) {
      end += 1
    }
    let kept = old[(old.count - end)...]
    let middle = replace(
      old[start..<old.count - end], by: elements[start..<elements.count - end], in: mounted, before: kept.first,
      &changes)
    for (child, element) in zip(kept, elements.suffix(end)) { update(child, to: element, &changes) }
    mounted.children = old[..<start] + middle + kept
  }

  /// Does so for some children in a row, and returns what there is in their place.
  private func replace(
    _ old: ArraySlice<MountedElement>, by elements: ArraySlice<Element>, in parent: MountedElement,
    before last: MountedElement?, _ changes: inout PageChanges
  ) -> [MountedElement] {
    let wanted = KeyPlaces(elements.map(\.key))
    var remaining: [MountedElement] = []
    for child in old {
      if let place = wanted.first(of: child.element.key), child.isSameElement(as: elements[elements.startIndex + place])
      {
        remaining.append(child)
      } else {
        unmount(child)
        changes.remove(child)
      }
    }
    let known = KeyPlaces(remaining.map(\.element.key))
    var isUsed = Array(repeating: false, count: remaining.count)
    var next = 0
    return elements.map { element in
      while next < remaining.count, isUsed[next] { next += 1 }
      let follower = next < remaining.count ? remaining[next] : last
      guard let place = known.first(of: element.key), !isUsed[place], remaining[place].isSameElement(as: element) else {
        let child = mount(element)
        changes.insert(child, before: follower, in: parent)
        return child
      }
      isUsed[place] = true
      if place != next { changes.move(remaining[place], before: follower, in: parent) }
      update(remaining[place], to: element, &changes)
      return remaining[place]
    }
  }
}

/// Where among siblings those with a key are. Few are looked through; of many there is a table.
private struct KeyPlaces {
  private let keys: [ElementKey]
  private let table: [ElementKey: Int]?

  init(_ keys: [ElementKey]) {
    self.keys = keys
    table = keys.count < 12 ? nil : Dictionary(zip(keys, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// The first place of a key.
  func first(of key: ElementKey) -> Int? {
    if let table { table[key] } else { keys.firstIndex(of: key) }
  }
}

extension MountedElement {
  fileprivate func isSameElement(as element: Element) -> Bool {
    self.element.key == element.key && self.element.tag == element.tag
  }
}
