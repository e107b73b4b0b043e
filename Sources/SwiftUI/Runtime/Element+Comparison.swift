extension Element {
  /// Whether whatever contains the element comes to the same with `other`: the two differ at most in what nobody further
  /// out has examined, and in what is done when a person acts on them.
  func isInterchangeable(with other: Element) -> Bool {
    if self === other { return true }
    guard key == other.key, tag == other.tag, text == other.text, growth == other.growth, ratio == other.ratio,
      style == other.style, classes == other.classes, ownAttributes == other.ownAttributes,
      animation == nil, other.animation == nil, actions.haveSameKinds(as: other.actions),
      Trait.areSame(trait, other.trait)
    else { return false }
    guard isExamined else { return true }
    return children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isInterchangeable(with: $1) }
  }

  /// Counts as examined wherever `other`, which it is interchangeable with, was.
  func takeExaminations(of other: Element) {
    guard other.isExamined, self !== other else { return }
    isExamined = true
    for (child, known) in zip(children, other.children) { child.takeExaminations(of: known) }
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
