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

  /// The view and all within it with a style for text, symbols and shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(fill: style._fill))
  }

  /// The view and all within it with a colour for text and symbols; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(fill: color?._fill))
  }
}

/// Colours text, symbols and shapes: by CSS's `color`; what is no colour is cut to the letters of text, and painted by the
/// symbols and shapes themselves.
private struct ForegroundModifier: PrimitiveModifier {
  let fill: _Fill?

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    guard let fill else { return content(context) }
    guard let color = fill.color else {
      let context = context.deriving(in: node, for: fill.background) { $0.foregroundFill = fill }
      return content(context).mapElements { element in
        let style: Style = ["background": fill.background, "background-clip": "text", "color": "transparent"]
        return element.style["background"] == nil ? element.adding(style: style) : element
      }
    }
    let isFilled = context.environment.foregroundFill != nil
    let context = isFilled ? context.deriving(in: node) { $0.foregroundFill = nil } : context
    return content(context).mapElements { $0.adding(style: ["color": color]) }
  }
}

extension EnvironmentValues {
  private enum ForegroundFillKey: EnvironmentKey { static var defaultValue: _Fill? { nil } }

  /// How symbols and shapes are filled, when it is by no colour.
  var foregroundFill: _Fill? {
    get { self[ForegroundFillKey.self] }
    set { self[ForegroundFillKey.self] = newValue }
  }
}
