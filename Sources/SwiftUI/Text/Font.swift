import Foundation

/// A size, a weight and a design of letters.
public struct Font: Hashable, Sendable {
  /// In points, 17 for body text.
  private var size: Double
  /// Nil for that of the text around.
  private var weight: Weight?
  private var design: Design
  private var isItalic = false
  private var isMonospacedDigit = false
  private var family: String?

  /// The sizes that texts of a kind have.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title
    /// Smaller titles.
    case title2
    /// The smallest titles.
    case title3
    /// What stands above other text.
    case headline
    /// What stands below a headline.
    case subheadline
    /// Text.
    case body
    /// What is called out.
    case callout
    /// Notes.
    case footnote
    /// What stands at a picture.
    case caption
    /// The smallest of it.
    case caption2
  }

  /// How bold letters are.
  public struct Weight: Hashable, Sendable {
    /// As CSS has it, from 100 to 900.
    let css: Int

    /// The thinnest.
    public static let ultraLight = Weight(css: 100)
    /// Thin.
    public static let thin = Weight(css: 200)
    /// Light.
    public static let light = Weight(css: 300)
    /// The usual weight.
    public static let regular = Weight(css: 400)
    /// A little bolder.
    public static let medium = Weight(css: 500)
    /// Between medium and bold.
    public static let semibold = Weight(css: 600)
    /// Bold.
    public static let bold = Weight(css: 700)
    /// Bolder.
    public static let heavy = Weight(css: 800)
    /// The boldest.
    public static let black = Weight(css: 900)
  }

  /// The design of letters.
  public enum Design: Hashable, Sendable {
    /// The system's own.
    case `default`
    /// With serifs.
    case serif
    /// With round ends, where the system has such letters.
    case rounded
    /// All equally wide.
    case monospaced
  }

  private init(size: Double, weight: Weight? = nil, design: Design = .default) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// A font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight, design: design ?? .default)
  }

  /// The font of texts of a kind.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let (size, usual) = measures(of: style)
    return Font(size: size, weight: weight ?? usual, design: design ?? .default)
  }

  /// A font of a family that the browser's machine has; another one where it has not.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(size: size)
    font.family = name
    return font
  }

  private static func measures(of style: TextStyle) -> (Double, Weight?) {
    switch style {
    case .largeTitle: (34, nil)
    case .title: (28, nil)
    case .title2: (22, nil)
    case .title3: (20, nil)
    case .headline: (17, .semibold)
    case .subheadline: (15, nil)
    case .body: (17, nil)
    case .callout: (16, nil)
    case .footnote: (13, nil)
    case .caption: (12, nil)
    case .caption2: (11, nil)
    }
  }

  /// The largest titles.
  public static let largeTitle = system(.largeTitle)
  /// Titles.
  public static let title = system(.title)
  /// Smaller titles.
  public static let title2 = system(.title2)
  /// The smallest titles.
  public static let title3 = system(.title3)
  /// What stands above other text.
  public static let headline = system(.headline)
  /// What stands below a headline.
  public static let subheadline = system(.subheadline)
  /// Text.
  public static let body = system(.body)
  /// What is called out.
  public static let callout = system(.callout)
  /// Notes.
  public static let footnote = system(.footnote)
  /// What stands at a picture.
  public static let caption = system(.caption)
  /// The smallest of it.
  public static let caption2 = system(.caption2)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with letters that are all equally wide.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with digits that are all equally wide.
  public func monospacedDigit() -> Font {
    var font = self
    font.isMonospacedDigit = true
    return font
  }

  /// As CSS properties; sizes follow the size that the person has chosen in the browser.
  var style: Style {
    var style: Style = ["font-size": "\(decimal(size / 16))rem"]
    if let weight { style["font-weight"] = "\(weight.css)" }
    if isItalic { style["font-style"] = "italic" }
    if isMonospacedDigit { style["font-variant-numeric"] = "tabular-nums" }
    if let family {
      let name = family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      style["font-family"] = "\"\(name)\",system-ui,sans-serif"
    } else if let families = design.families {
      style["font-family"] = families
    }
    return style
  }
}

extension Font.Design {
  fileprivate var families: String? {
    switch self {
    case .default: nil
    case .serif: "ui-serif,Georgia,\"Liberation Serif\",serif"
    case .rounded: "ui-rounded,\"SF Pro Rounded\",\"Nunito\",system-ui,sans-serif"
    case .monospaced: "ui-monospace,\"SF Mono\",Menlo,\"Liberation Mono\",monospace"
    }
  }
}

extension View {
  /// The view and all within it in a font; nil leaves it as it is.
  public func font(_ font: Font?) -> some View { inherited(font?.style ?? [:]) }

  /// The view and all within it in a weight; nil leaves it as it is.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    inherited(weight.map { ["font-weight": "\($0.css)"] } ?? [:])
  }

  /// The view and all within it in bold letters.
  public func bold(_ isActive: Bool = true) -> some View { inherited(isActive ? ["font-weight": "700"] : [:]) }

  /// The view and all within it in slanted letters.
  public func italic(_ isActive: Bool = true) -> some View { inherited(isActive ? ["font-style": "italic"] : [:]) }
}

extension Text {
  /// The text in a font; nil leaves it as it is.
  public func font(_ font: Font?) -> Text {
    (font?.style ?? [:]).declarations.reduce(self) { $0.styled($1.name, $1.value) }
  }

  /// The text in a weight; nil leaves it as it is.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { reweighted($0) } ?? self
  }

  /// The text in bold letters.
  public func bold() -> Text { reweighted(.bold) }

  /// The text in slanted letters.
  public func italic() -> Text { styled("font-style", "italic") }

  /// The text in a colour; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text { color.map { styled("color", $0.css) } ?? self }
}
