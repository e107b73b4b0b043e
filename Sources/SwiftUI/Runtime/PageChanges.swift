/// What a page must do to show what its window has come to, in the words of the page's script: an array of operations,
/// each an array that begins with a letter.
@MainActor
struct PageChanges {
  private(set) var json = ""

  var isEmpty: Bool { json.isEmpty }

  /// `["a", element, name, value]`
  mutating func set(_ attribute: Attribute, of mounted: MountedElement) {
    begin("a", mounted.number)
    append(string: attribute.name)
    append(string: attribute.value)
    json += "]"
  }

  /// `["x", element, name]`
  mutating func removeAttribute(_ name: String, of mounted: MountedElement) {
    begin("x", mounted.number)
    append(string: name)
    json += "]"
  }

  /// `["t", element, text]`
  mutating func setText(_ text: String, of mounted: MountedElement) {
    begin("t", mounted.number)
    append(string: text)
    json += "]"
  }

  /// `["r", element]`
  mutating func remove(_ mounted: MountedElement) {
    begin("r", mounted.number)
    json += "]"
  }

  /// `["i", parent, before, html]`, before 0 for the end.
  mutating func insert(_ mounted: MountedElement, before follower: MountedElement?, in parent: MountedElement) {
    begin("i", parent.number)
    json += ",\(follower?.number ?? 0)"
    append(string: HTML.text(of: mounted))
    json += "]"
  }

  /// `["m", parent, before, element]`
  mutating func move(_ mounted: MountedElement, before follower: MountedElement?, in parent: MountedElement) {
    begin("m", parent.number)
    json += ",\(follower?.number ?? 0),\(mounted.number)]"
  }

  /// `["h", html]`
  mutating func replaceAll(with mounted: MountedElement) {
    if !json.isEmpty { json += "," }
    json += "[\"h\""
    append(string: HTML.text(of: mounted))
    json += "]"
  }

  /// `["k", key, value]`: the page remembers a value for the next visit; without a value it forgets it.
  mutating func remember(_ key: String, _ value: String?) {
    if !json.isEmpty { json += "," }
    json += "[\"k\""
    append(string: key)
    if let value { append(string: value) }
    json += "]"
  }

  /// Adds changes that become visible in a way of their own.
  mutating func append(_ changes: PageChanges, animatedBy scope: AnimationScope, then around: AnimationScope?) {
    guard !changes.isEmpty else { return }
    animate(by: scope)
    json += "," + changes.json
    animate(by: around)
  }

  /// `["~", animation]`: what follows becomes visible so, null for at once; without an animation, as the whole message.
  private mutating func animate(by scope: AnimationScope?) {
    if !json.isEmpty { json += "," }
    json += scope.map { "[\"~\",\($0.animation?.json ?? "null")]" } ?? "[\"~\"]"
  }

  private mutating func begin(_ letter: String, _ number: Int) {
    if !json.isEmpty { json += "," }
    json += "[\"\(letter)\",\(number)"
  }

  private mutating func append(string: String) {
    json += ",\""
    JSONText.append(string, to: &json)
    json += "\""
  }
}

/// Text within a JSON string.
enum JSONText {
  /// Appends `text` with its quotes, backslashes and control characters escaped.
  static func append(_ text: String, to json: inout String) {
    if !text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      json += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
  }
}
