/// A ground through which what lies behind shows, blurred.
public struct Material: ShapeStyle {
  /// The fill as CSS has it.
  public let _fill: _Fill

  private init(_ opacity: Int) {
    let ground = "color-mix(in srgb, var(--material) \(opacity)%, transparent)"
    _fill = _Fill(background: ground, color: nil, isMaterial: true)
  }

  /// Nearly clear.
  public static let ultraThin = Material(35)
  /// A little less clear.
  public static let thin = Material(52)
  /// The usual one.
  public static let regular = Material(68)
  /// Little shows through.
  public static let thick = Material(80)
  /// Hardly anything shows through.
  public static let ultraThick = Material(90)
  /// As bars have it.
  public static let bar = Material(75)
}

extension ShapeStyle where Self == Material {
  /// Nearly clear.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A little less clear.
  public static var thinMaterial: Material { .thin }
  /// The usual one.
  public static var regularMaterial: Material { .regular }
  /// Little shows through.
  public static var thickMaterial: Material { .thick }
  /// Hardly anything shows through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars have it.
  public static var bar: Material { .bar }
}

/// The style that text, symbols and shapes have where they stand.
public struct ForegroundStyle: ShapeStyle {
  /// Makes it.
  public init() {}

  /// The fill as CSS has it.
  public var _fill: _Fill { .foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that text, symbols and shapes have where they stand.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension _Fill {
  static let foreground = _Fill(background: "currentColor", color: "currentColor")

  /// The fill itself, or that of the text around it.
  @MainActor
  func resolved(in context: RenderContext) -> _Fill {
    self == .foreground ? context.environment.foregroundFill ?? self : self
  }

  /// As declarations for the ground of a box.
  var style: Style {
    isMaterial
      ? ["background": background, "backdrop-filter": "blur(20px) saturate(1.6)"] : ["background": background]
  }
}
