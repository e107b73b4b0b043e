/// An attribute that an element has of what it is, before those of its own.
enum MadeAttribute: String, CaseIterable {
  case classes = "class"
  case style
  /// The events that it listens to.
  case events = "data-on"
}

extension Element {
  /// The attributes as the page has them.
  var attributes: [Attribute] {
    let made = MadeAttribute.allCases.filter { !lacks($0) }.map { attribute in
      var text = PageText()
      append(attribute, to: &text, in: .plain)
      return Attribute(attribute.rawValue, text.string)
    }
    return made + ownAttributes
  }

  /// Whether the element has nothing to say there; then there is no such attribute.
  func lacks(_ attribute: MadeAttribute) -> Bool {
    switch attribute {
    case .classes: classes.isEmpty && growth.isEmpty
    case .style: style.isEmpty
    case .events: actions.isEmpty
    }
  }

  /// Whether another element has the same to say there.
  func hasSame(_ attribute: MadeAttribute, as other: Element) -> Bool {
    switch attribute {
    case .classes: growth == other.growth && classes == other.classes
    case .style: style == other.style
    case .events: actions.haveSameKinds(as: other.actions)
    }
  }

  /// Appends the attribute's value.
  func append(_ attribute: MadeAttribute, to text: inout PageText, in surroundings: PageText.Surroundings) {
    switch attribute {
    case .classes: appendClasses(to: &text, in: surroundings)
    case .style: style.append(to: &text, in: surroundings)
    case .events: actions.appendKinds(to: &text)
    }
  }

  private func appendClasses(to text: inout PageText, in surroundings: PageText.Surroundings) {
    let start = text.count
    func append(_ name: String) {
      if text.count > start { text.append(" ") }
      text.append(name, in: surroundings)
    }
    classes.forEach(append)
    if growth.contains(.horizontal) { append("gx") }
    if growth.contains(.vertical) { append("gy") }
  }
}
