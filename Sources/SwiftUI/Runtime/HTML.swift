/// HTML out of elements, within a JSON string.
@MainActor
enum HTML {
  private static let voidTags: Set<String> = ["input", "img", "hr", "br"]

  /// Appends the element and all below it; `id` names the number of each.
  static func append(_ mounted: MountedElement, to text: inout PageText) {
    let element = mounted.element
    text.append("<")
    text.append(escaped: element.tag)
    text.append(" id=\\\"v")
    text.append(mounted.number)
    text.append("\\\"")
    for attribute in MadeAttribute.allCases where !element.lacks(attribute) {
      text.append(" ")
      text.append(escaped: attribute.rawValue)
      text.append("=\\\"")
      element.append(attribute, to: &text, in: .htmlInJSON)
      text.append("\\\"")
    }
    // A textarea's value is its text.
    let value = element.tag == "textarea" ? element.ownAttributes.first { $0.name == "value" }?.value : nil
    for attribute in element.ownAttributes where value == nil || attribute.name != "value" {
      text.append(" ")
      text.append(escaped: attribute.name)
      text.append("=\\\"")
      text.append(attribute.value, in: .htmlInJSON)
      text.append("\\\"")
    }
    text.append(">")
    if voidTags.contains(element.tag) { return }
    if let content = value ?? element.text {
      // The HTML parser drops a newline right after these tags.
      if element.tag == "textarea" || element.tag == "pre" { text.append("\\n") }
      text.append(content, in: .htmlInJSON)
    }
    for child in mounted.children { append(child, to: &text) }
    text.append("</")
    text.append(escaped: element.tag)
    text.append(">")
  }
}
