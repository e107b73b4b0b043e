import Foundation

extension Text {
  /// The text with a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? decorated("underline", color) : self
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? decorated("line-through", color) : self
  }

  /// The text with more room between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled("letter-spacing", pixels(kerning)) }

  /// The text with more room between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled("letter-spacing", pixels(tracking)) }

  /// The text with digits that are all equally wide.
  public func monospacedDigit() -> Text { styled("font-variant-numeric", "tabular-nums") }
}

extension View {
  /// The texts in the view with a line below them.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(DecorationModifier(line: isActive ? "underline" : nil, color: color))
  }

  /// The texts in the view with a line through them.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(DecorationModifier(line: isActive ? "line-through" : nil, color: color))
  }

  /// The view and all within it with more room between letters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { inherited(["letter-spacing": pixels(kerning)]) }

  /// The view and all within it with more room between letters, in points.
  public func tracking(_ tracking: CGFloat) -> some View { inherited(["letter-spacing": pixels(tracking)]) }

  /// The view and all within it with more room between lines of text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    inherited(["line-height": "calc(1.3em + \(pixels(lineSpacing)))"])
  }

  /// The view and all within it with digits that are all equally wide.
  public func monospacedDigit() -> some View { inherited(["font-variant-numeric": "tabular-nums"]) }
}

/// Draws lines at texts; a text that has one already gets the other too.
private struct DecorationModifier: PrimitiveModifier {
  let line: String?
  let color: Color?

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    guard let line else { return content(context) }
    return content(context).mapElements { element in
      var style = element.style
      style["text-decoration-line"] = [style["text-decoration-line"], line].compactMap { $0 }.joined(separator: " ")
      style["text-decoration-color"] = style["text-decoration-color"] ?? color?.css
      return element.replacing(style: style)
    }
  }
}
