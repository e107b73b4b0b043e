import Foundation

/// Words on the screen.
public struct Text: Equatable, Sendable {
  private enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case joined([Text])
  }

  private let content: Content
  private var style = Style()

  /// Shows a text as it is.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Shows a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// Shows a text with values in it, in the locale of the person who reads it. `tableName`, `bundle` and `comment` are
  /// for translators and change nothing here.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    content = .localized(key)
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
    var parts = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    parts.appendInterpolation(input, format: format)
    content = .localized(LocalizedStringKey(stringInterpolation: parts))
  }

  private init(joined texts: [Text]) { content = .joined(texts) }

  /// The two texts as one.
  public static func + (left: Text, right: Text) -> Text { Text(joined: [left, right]) }

  /// The text in a weight, whatever its font's.
  func reweighted(_ weight: Font.Weight) -> Text {
    var text = self
    text.style["font-weight"] = "\(weight.css)"
    return text
  }

  /// The text with a style of its own, which wins over what it inherits.
  func styled(_ property: String, _ value: String) -> Text {
    var text = self
    if text.style[property] == nil { text.style[property] = value }
    return text
  }

  /// The text with a further line at it.
  func decorated(_ line: String, _ color: Color?) -> Text {
    var text = self
    text.style["text-decoration-line"] = [style["text-decoration-line"], line].compactMap { $0 }.joined(separator: " ")
    text.style["text-decoration-color"] = style["text-decoration-color"] ?? color?.css
    return text
  }

  /// Whether a value in it is written as the locale has it.
  var isFormatted: Bool {
    switch content {
    case .verbatim: false
    case .localized(let key): key.isFormatted
    case .joined(let texts): texts.contains(where: \.isFormatted)
    }
  }

  /// The whole text for a locale.
  package func text(in locale: Locale) -> String {
    switch content {
    case .verbatim(let text): text
    case .localized(let key): key.text(in: locale)
    case .joined(let texts): texts.map { $0.text(in: locale) }.joined()
    }
  }

  @MainActor
  fileprivate func element(key: ElementKey, _ locale: Locale, classes: [String]) -> Element {
    if case .joined(let texts) = content {
      let parts = texts.enumerated().map { index, text in
        text.element(key: ElementKey(node: key.node, part: index + 1), locale, classes: [])
      }
      return Element("span", key: key, classes: classes, style: style, children: parts)
    }
    return Element("span", key: key, classes: classes, style: style, text: text(in: locale))
  }
}

extension Text: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let environment = context.environment
    var element = element(key: node.key(), environment.locale, classes: ["text"])
    if environment.minimumScaleFactor < 1 { element = scaled(element, to: environment.minimumScaleFactor) }
    guard let limit = environment.lineLimit else { return Rendering(element) }
    let cut = limit == 1 && environment.truncationMode == .head ? ["cut-head"] : []
    return Rendering(element.adding(classes: ["limited"] + cut, style: ["-webkit-line-clamp": "\(max(limit, 1))"]))
  }

  /// The text in an element of its own, whose size the page chooses.
  @MainActor
  private func scaled(_ element: Element, to factor: Double) -> Element {
    let inner = Element(
      "span", key: ElementKey(node: element.key.node, part: -1), classes: ["scaled"],
      attributes: [Attribute("data-scale", decimal(factor))], text: element.text, children: element.children)
    return Element("span", key: element.key, classes: element.classes, style: element.style, children: [inner])
  }
}
