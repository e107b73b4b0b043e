/// What a page must do to show what its window has come to, in the words of the page's script: an array of operations,
/// each an array that begins with a letter.
@MainActor
struct PageChanges {
  private(set) var text = PageText()

  var isEmpty: Bool { text.isEmpty }

  /// The operations, separated by commas.
  var json: String { text.string }

  /// `["a", element, name, value]`
  mutating func set(_ attribute: Attribute, of mounted: MountedElement) {
    begin("a", mounted.number)
    append(string: attribute.name)
    append(string: attribute.value)
    text.append("]")
  }

  /// The same, or `["x", element, name]` when the element does not have the attribute any more.
  mutating func set(_ attribute: MadeAttribute, of mounted: MountedElement) {
    if mounted.element.lacks(attribute) { return removeAttribute(attribute.rawValue, of: mounted) }
    begin("a", mounted.number)
    append(string: attribute.rawValue)
    text.append(",\"")
    mounted.element.append(attribute, to: &text, in: .json)
    text.append("\"]")
  }

  /// `["x", element, name]`
  mutating func removeAttribute(_ name: String, of mounted: MountedElement) {
    begin("x", mounted.number)
    append(string: name)
    text.append("]")
  }

  /// `["t", element, text]`
  mutating func setText(_ content: String, of mounted: MountedElement) {
    begin("t", mounted.number)
    append(string: content)
    text.append("]")
  }

  /// `["r", element]`
  mutating func remove(_ mounted: MountedElement) {
    begin("r", mounted.number)
    text.append("]")
  }

  /// `["i", parent, before, html]`, before 0 for the end.
  mutating func insert(_ mounted: MountedElement, before follower: MountedElement?, in parent: MountedElement) {
    begin("i", parent.number)
    text.append(",")
    text.append(follower?.number ?? 0)
    append(html: mounted)
  }

  /// `["m", parent, before, element]`
  mutating func move(_ mounted: MountedElement, before follower: MountedElement?, in parent: MountedElement) {
    begin("m", parent.number)
    text.append(",")
    text.append(follower?.number ?? 0)
    text.append(",")
    text.append(mounted.number)
    text.append("]")
  }

  /// `["h", html]`
  mutating func replaceAll(with mounted: MountedElement) {
    begin("h")
    append(html: mounted)
  }

  /// `["k", key, value]`: the page remembers a value for the next visit; without a value it forgets it.
  mutating func remember(_ key: String, _ value: String?) {
    begin("k")
    append(string: key)
    if let value { append(string: value) }
    text.append("]")
  }

  /// Further changes, after these.
  mutating func append(_ changes: PageChanges) {
    if isEmpty {
      self = changes
    } else if !changes.isEmpty {
      text.append(",")
      text.append(changes.text)
    }
  }

  /// Has what `change` adds become visible in a way of its own.
  mutating func animate(
    by scope: AnimationScope, then around: AnimationScope?, _ change: (inout PageChanges) -> Void
  ) {
    let start = text.count
    change(&self)
    guard text.count > start else { return }
    var sign = PageText()
    if start > 0 { sign.append(",") }
    Self.append(scope, to: &sign)
    // What was added begins with a comma, unless it is the first.
    if start == 0 { sign.append(",") }
    text.insert(sign, at: start)
    text.append(",")
    Self.append(around, to: &text)
  }

  /// `["~", animation]`: what follows becomes visible so, null for at once; without an animation, as the whole message.
  private static func append(_ scope: AnimationScope?, to text: inout PageText) {
    text.append("[\"~\"")
    if let scope {
      text.append(",")
      text.append(escaped: scope.animation?.json ?? "null")
    }
    text.append("]")
  }

  private mutating func begin(_ letter: StaticString) {
    text.append(isEmpty ? "[\"" : ",[\"")
    text.append(letter)
    text.append("\"")
  }

  private mutating func begin(_ letter: StaticString, _ number: Int) {
    begin(letter)
    text.append(",")
    text.append(number)
  }

  private mutating func append(string: String) {
    text.append(",\"")
    text.append(string, in: .json)
    text.append("\"")
  }

  private mutating func append(html mounted: MountedElement) {
    text.append(",\"")
    HTML.append(mounted, to: &text)
    text.append("\"]")
  }
}
