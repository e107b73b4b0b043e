extension Element {
  /// The words by which a screen reader knows it: its own label, or else all texts within it that are not hidden.
  var spokenText: String {
    if let label = ownAttributes.first(where: { $0.name == "aria-label" })?.value { return label }
    if ownAttributes.contains(Attribute("aria-hidden", "true")) { return "" }
    if let alternative = ownAttributes.first(where: { $0.name == "alt" })?.value { return alternative }
    if let text { return text }
    return examinedChildren.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Rendering {
  /// The words of all its elements.
  @MainActor
  var spokenText: String { elements.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ") }
}
