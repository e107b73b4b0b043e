/// HTML out of elements.
@MainActor
enum HTML {
  /// The element and all below it; `id` names the number of each.
  static func text(of mounted: MountedElement) -> String {
    var text = ""
    append(mounted, to: &text)
    return text
  }

  private static let voidTags: Set<String> = ["input", "img", "hr", "br"]

  private static func append(_ mounted: MountedElement, to text: inout String) {
    let element = mounted.element
    text += "<\(element.tag) id=\"v\(mounted.number)\""
    // A textarea's value is its text.
    let value = element.tag == "textarea" ? element.ownAttributes.first { $0.name == "value" }?.value : nil
    for attribute in element.attributes where value == nil || attribute.name != "value" {
      text += " \(attribute.name)=\""
      escape(attribute.value, into: &text)
      text += "\""
    }
    text += ">"
    if voidTags.contains(element.tag) { return }
    if let content = value ?? element.text {
      // The HTML parser drops a newline right after these tags.
      if element.tag == "textarea" || element.tag == "pre" { text += "\n" }
      escape(content, into: &text)
    }
    for child in mounted.children { append(child, to: &text) }
    text += "</\(element.tag)>"
  }

  /// Appends `content` so that it is text, whatever it holds.
  nonisolated static func escape(_ content: String, into text: inout String) {
    if !content.utf8.contains(where: { "&<>\"'".utf8.contains($0) || $0 == 0 }) {
      text += content
      return
    }
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\0": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
