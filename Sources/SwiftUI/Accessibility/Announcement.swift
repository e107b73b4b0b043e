/// What accessibility modifiers have said of an element; the outer one wins.
struct Announcement {
  var label: String?
  var value: String?
  var hint: String?
  /// The name where there is no label.
  var callName: String?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var children: AccessibilityChildBehavior?
  var isAdjustable = false

  /// With what a modifier further out says.
  func merged(with outer: Announcement) -> Announcement {
    var merged = self
    merged.label = outer.label ?? label
    merged.value = outer.value ?? value
    merged.hint = outer.hint ?? hint
    merged.callName = outer.callName ?? callName
    merged.added = added.subtracting(outer.removed).union(outer.added)
    merged.removed = removed.subtracting(outer.added).union(outer.removed)
    merged.children = outer.children ?? children
    merged.isAdjustable = outer.isAdjustable || isAdjustable
    return merged
  }
}

/// What was said of an element, and what it was without that. An object, so that the many elements of which nothing was
/// said keep no room for it.
final class AnnouncedElement {
  let announcement: Announcement
  let bare: Element
  /// The names of the attributes that were made or dropped.
  let names: [String]

  init(_ announcement: Announcement, bare: Element, names: [String]) {
    self.announcement = announcement
    self.bare = bare
    self.names = names
  }
}

extension Element {
  /// The element as `announcement` and all that was said of it before want it.
  ///
  /// - Parameter node: Names elements that are made for it.
  func announced(_ announcement: Announcement, by node: ViewNode) -> Element {
    let all = announced?.announcement.merged(with: announcement) ?? announcement
    let bare = announced.map(stripped) ?? self
    var told = Told(bare, all)
    let attributes = told.attributes()
    let names = attributes.map(\.name) + told.dropped
    let (text, children) = told.content(node)
    let copy = bare.replacing(
      attributes: bare.ownAttributes.filter { !names.contains($0.name) } + attributes, text: .some(text),
      children: children)
    copy.isAsAnnounced = true
    copy.announced = AnnouncedElement(all, bare: bare, names: names)
    return copy
  }

  /// The element as it was before something was said of it, with what has been changed since.
  private func stripped(_ known: AnnouncedElement) -> Element {
    if isAsAnnounced { return known.bare }
    return replacing(
      attributes: ownAttributes.filter { !known.names.contains($0.name) }
        + known.bare.ownAttributes.filter { known.names.contains($0.name) },
      text: .some(known.bare.text), children: known.bare.children)
  }
}

/// How an element tells what is said of it in HTML's and ARIA's words.
@MainActor
private struct Told {
  private let element: Element
  private let said: Announcement
  /// Attributes that the element has and must not have.
  private(set) var dropped: [String] = []

  init(_ element: Element, _ said: Announcement) {
    self.element = element
    self.said = said
  }

  private var isNative: Bool { element.isNativeControl || element.isHeading }
  private var isOne: Bool { said.children == .ignore || said.children == .combine }

  /// Whether the words themselves are replaced: browsers read no label of plain text.
  private var replacesText: Bool {
    role == nil && element.isText && (said.label != nil || said.value != nil)
  }

  private var ownRole: String? { element.ownAttributes.first { $0.name == "role" }?.value }

  private var role: String? {
    if said.isAdjustable, element.tag != "input" { return "spinbutton" }
    if said.added.contains(.isHeader) { return "heading" }
    if said.added.contains(.isLink) { return "link" }
    if said.added.contains(.isSearchField) { return "searchbox" }
    if said.added.contains(.isButton) { return element.tag == "button" ? ownRole : "button" }
    if said.added.contains(.isImage) { return "img" }
    if said.added.contains(.isSummaryElement) { return "status" }
    if let ownRole, !isRemoved(ownRole) { return ownRole }
    if isNative || element.tag == "img" { return isRemoved(element.isHeading ? "heading" : element.tag) ? "none" : nil }
    if isOne { return "group" }
    guard said.label != nil || said.value != nil || said.children == .contain, !element.isText else { return nil }
    // Without any words it is a picture.
    let isPicture = element.spokenText.isEmpty && !element.hasControl && !said.removed.contains(.isImage)
    return isPicture ? "img" : "group"
  }

  private func isRemoved(_ role: String) -> Bool {
    switch role {
    case "button": said.removed.contains(.isButton) && element.tag != "button"
    case "heading": said.removed.contains(.isHeader)
    case "img": said.removed.contains(.isImage)
    case "link": said.removed.contains(.isLink) && element.tag != "a"
    default: false
    }
  }

  /// The label, with the value where nothing else tells it.
  private var name: String? {
    let content = isOne && said.children == .combine ? combinedText : nil
    let label = said.label ?? content ?? said.callName
    guard let value = said.value, !tellsValue else { return label }
    let own = label ?? element.spokenText
    return own.isEmpty ? value : "\(own), \(value)"
  }

  private var combinedText: String {
    let own = element.text.map { [$0] } ?? element.spokenParts
    return own.joined(separator: ", ")
  }

  private var tellsValue: Bool {
    ["spinbutton", "slider", "progressbar", "meter", "scrollbar"].contains(role ?? "")
      || ["input", "progress", "meter"].contains(element.tag)
  }

  mutating func attributes() -> [Attribute] {
    var all: [Attribute] = []
    let role = role
    if let ownRole, role != ownRole { dropped.append("role") }
    if let role { all.append(Attribute("role", role)) }
    if role == "heading", !element.isHeading { all.append(Attribute("aria-level", "2")) }
    if let name, !replacesText { all.append(Attribute(element.tag == "img" ? "alt" : "aria-label", name)) }
    if let value = said.value, tellsValue {
      all.append(Attribute("aria-valuetext", value))
      if said.isAdjustable, let number = Double(value) { all.append(Attribute("aria-valuenow", decimal(number))) }
    }
    if let hint = said.hint { all.append(Attribute("aria-description", hint)) }
    all += states(role)
    let isPressed = role == "button" || role == "link" ? element.actions[.tap] != nil : false
    if said.isAdjustable || isPressed, !isNative { all.append(Attribute("tabindex", "0")) }
    return all
  }

  private func states(_ role: String?) -> [Attribute] {
    var all: [Attribute] = []
    if said.added.contains(.isSelected) {
      let name =
        switch role ?? element.tag {
        case "button": "aria-pressed"
        case "tab", "option", "row", "gridcell", "treeitem": "aria-selected"
        default: "aria-current"
        }
      all.append(Attribute(name, "true"))
    }
    if said.added.contains(.updatesFrequently) { all.append(Attribute("aria-live", "polite")) }
    if said.added.contains(.isModal) { all.append(Attribute("aria-modal", "true")) }
    return all
  }

  func content(_ node: ViewNode) -> (text: String?, children: [Element]) {
    if replacesText, let name {
      let hidden = [Attribute("aria-hidden", "true")]
      return (
        nil,
        [
          Element(
            "span", key: node.key(1001), attributes: hidden, text: element.text, children: element.children),
          Element("span", key: node.key(1002), classes: ["unseen"], text: name),
        ]
      )
    }
    guard isOne, !element.examinedChildren.contains(where: \.hasControl) else {
      return (element.text, element.children)
    }
    return (element.text, element.children.map(\.hidden))
  }
}

extension Element {
  /// Whether browsers know what it is and what it does.
  var isNativeControl: Bool {
    switch tag {
    case "div", "span": false
    case "button", "input", "select", "textarea", "progress", "meter", "a", "nav", "dialog": true
    default: false
    }
  }

  var isHeading: Bool {
    switch tag {
    case "h1", "h2", "h3", "h4", "h5", "h6": true
    default: false
    }
  }

  /// Whether it is words and nothing else.
  var isText: Bool { (text != nil || classes.contains("text")) && !isNativeControl && !isHeading }

  var isHiddenFromScreenReaders: Bool { ownAttributes.contains(Attribute("aria-hidden", "true")) }

  /// The words of each thing within it.
  fileprivate var spokenParts: [String] {
    examinedChildren.flatMap { child in
      child.isText || child.children.isEmpty || child.isNativeControl
        || child.ownAttributes.contains { $0.name == "aria-label" }
        ? [child.spokenText].filter { !$0.isEmpty } : child.isHiddenFromScreenReaders ? [] : child.spokenParts
    }
  }
}
