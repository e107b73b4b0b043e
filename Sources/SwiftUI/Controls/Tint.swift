extension View {
  /// The view and all within it with an accent of its own; nil leaves it as it is.
  public func tint(_ tint: Color?) -> some View {
    inherited(tint.map { ["--accent": $0.css, "--tint": $0.css] } ?? [:])
  }

  /// The view and all within it with an accent of its own; nil leaves it as it is. Of a gradient nothing is used.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self.tint(tint?._fill.color.map { Color(css: $0) }) }

  /// The view and all within it with an accent of its own; nil leaves it as it is.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
