extension View {
  /// The view with words that the browser shows beside it when the pointer rests on it.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// The view with words that the browser shows beside it when the pointer rests on it.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// The view with words that the browser shows beside it when the pointer rests on it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

private struct HelpModifier: PrimitiveModifier {
  let text: Text

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let words = text.text(in: context.environment.locale)
    return content(context).mapElements { $0.adding(attributes: [Attribute("title", words)]) }
  }
}
