/// Sets CSS properties that elements hand down to those within them; the innermost modifier wins.
struct InheritedStyleModifier: PrimitiveModifier {
  let style: Style

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    content(context).mapElements { $0.adding(style: style) }
  }
}

extension View {
  /// The view with CSS properties that it hands down.
  func inherited(_ style: Style) -> some View { modifier(InheritedStyleModifier(style: style)) }

  /// The view and all within it with a style for text and symbols.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let fill = style._fill
    if let color = fill.color { return inherited(["color": color]) }
    return inherited(["background": fill.background, "background-clip": "text", "color": "transparent"])
  }

  /// The view and all within it with a colour for text and symbols; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> some View {
    inherited(color.map { ["color": $0.css] } ?? [:])
  }
}
