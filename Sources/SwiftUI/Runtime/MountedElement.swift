/// An element as the page has it, under the number by which the page and its events name it.
@MainActor
final class MountedElement {
  let number: Int
  fileprivate(set) var element: Element
  fileprivate(set) var children: [MountedElement] = []
  /// The attributes as the page has them.
  fileprivate var attributes: [Attribute]

  fileprivate init(_ element: Element, number: Int) {
    self.element = element
    self.number = number
    attributes = element.attributes
  }

  /// Takes note of what the person has typed or chosen, so that the page is told only what differs from that.
  func pageHas(_ value: String, of attribute: String) {
    if let index = attributes.firstIndex(where: { $0.name == attribute }) {
      attributes[index] = Attribute(attribute, value)
    } else {
      attributes.append(Attribute(attribute, value))
    }
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
    var changes = PageChanges()
    changes.replaceAll(with: mounted)
    return changes
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
    var within = PageChanges()
    change(mounted, to: element, &within)
    scope = around
    changes.append(within, animatedBy: own, then: around)
  }

  private func change(_ mounted: MountedElement, to element: Element, _ changes: inout PageChanges) {
    let previous = mounted.element
    mounted.element = element
    acting[mounted.number] = element.actions.isEmpty ? nil : mounted
    updateAttributes(of: mounted, to: element.attributes, &changes)
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

  private func updateAttributes(of mounted: MountedElement, to attributes: [Attribute], _ changes: inout PageChanges) {
    if mounted.attributes == attributes { return }
    for attribute in attributes where !mounted.attributes.contains(attribute) {
      changes.set(attribute, of: mounted)
    }
    for old in mounted.attributes where !attributes.contains(where: { $0.name == old.name }) {
      changes.removeAttribute(old.name, of: mounted)
    }
    mounted.attributes = attributes
  }

  /// Keeps the children that are still there, in the order of the elements; puts in the new ones, takes out the rest.
  private func updateChildren(of mounted: MountedElement, to elements: [Element], _ changes: inout PageChanges) {
    let old = mounted.children
    if old.count == elements.count, zip(old, elements).allSatisfy({ $0.isSameElement(as: $1) }) {
      for (child, element) in zip(old, elements) { update(child, to: element, &changes) }
      return
    }
    let wanted = Dictionary(elements.map { ($0.key, $0.tag) }, uniquingKeysWith: { first, _ in first })
    var remaining: [MountedElement] = []
    for child in old {
      if wanted[child.element.key] == child.element.tag {
        remaining.append(child)
      } else {
        unmount(child)
        changes.remove(child)
      }
    }
    let known = Dictionary(remaining.map { ($0.element.key, $0) }, uniquingKeysWith: { first, _ in first })
    var children: [MountedElement] = []
    var used: Set<ElementKey> = []
    var next = 0
    for element in elements {
      while next < remaining.count, used.contains(remaining[next].element.key) { next += 1 }
      let follower = next < remaining.count ? remaining[next] : nil
      if let child = known[element.key], child.isSameElement(as: element), used.insert(element.key).inserted {
        if child === follower { next += 1 } else { changes.move(child, before: follower, in: mounted) }
        update(child, to: element, &changes)
        children.append(child)
      } else {
        let child = mount(element)
        changes.insert(child, before: follower, in: mounted)
        children.append(child)
      }
    }
    mounted.children = children
  }
}

extension MountedElement {
  fileprivate func isSameElement(as element: Element) -> Bool {
    self.element.key == element.key && self.element.tag == element.tag
  }
}
