/// What a shape, a text or a background is filled with: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
  /// What CSS fills with; not for apps.
  var _fill: _Fill { get }
}

/// A fill as CSS has it; not for apps.
public struct _Fill: Equatable, Sendable {
  /// A CSS `background`.
  let background: String
  /// A CSS colour, or nil when the fill is none.
  let color: String?
  /// Whether what lies behind shows through, blurred.
  var isMaterial = false
}

extension Color: ShapeStyle {
  /// The colour as CSS has it.
  public var _fill: _Fill { _Fill(background: css, color: css) }
}

/// A style without its type.
public struct AnyShapeStyle: ShapeStyle {
  /// The wrapped style's fill.
  public let _fill: _Fill

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { _fill = style._fill }
}

/// The styles of text that matters most, less, and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The fill as CSS has it.
  public let _fill: _Fill

  init(css: String) { _fill = _Fill(background: css, color: css) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--label)") }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--secondary)") }
  /// What matters still less.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--tertiary)") }
  /// What matters least.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--fill)") }
}

extension ShapeStyle where Self == Color {
  /// The app's accent.
  public static var tint: Color { .accentColor }
  /// The window's own ground.
  public static var background: Color { Color(css: "var(--ground)") }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// No colour.
  public static var clear: Color { .clear }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
}
