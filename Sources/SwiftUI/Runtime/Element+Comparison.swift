extension Element {
  /// Whether the element and all within it have the same words, roles and parts as `other`: the two differ at most in how
  /// they look, and in what is done when a person acts on them.
  func saysSame(as other: Element) -> Bool {
    if self === other { return true }
    guard key == other.key, tag == other.tag, text == other.text, growth == other.growth, ratio == other.ratio,
      children.count == other.children.count, actions.haveSameKinds(as: other.actions)
    else { return false }
    return classes == other.classes && ownAttributes == other.ownAttributes
      && Trait.areSame(trait, other.trait)
      && zip(children, other.children).allSatisfy { $0.saysSame(as: $1) }
  }
}

extension Trait {
  fileprivate static func areSame(_ left: Trait?, _ right: Trait?) -> Bool {
    switch (left, right) {
    case (nil, nil), (.spacer, .spacer), (.divider, .divider), (.section, .section): true
    case (.tag(let left), .tag(let right)), (.identity(let left), .identity(let right)): left == right
    default: false
    }
  }
}
