/// A colour, or a view that is all of that colour.
public struct Color: Hashable, Sendable {
  /// As CSS has it.
  let css: String

  init(css: String) { self.css = css }

  /// The space in which a colour's components are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The same without its tone curve.
    case sRGBLinear
    /// A wider one.
    case displayP3
  }

  /// Makes a colour of components from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let space =
      switch colorSpace {
      case .sRGB: "srgb"
      case .sRGBLinear: "srgb-linear"
      case .displayP3: "display-p3"
      }
    css = "color(\(space) \(decimal(red)) \(decimal(green)) \(decimal(blue)) / \(decimal(opacity)))"
  }

  /// Makes a gray, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour, less opaque: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> Color {
    Color(css: "color-mix(in srgb, \(css) \(decimal(min(max(opacity, 0), 1) * 100))%, transparent)")
  }

}

extension Color: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    Rendering(Element(key: node.key(), style: ["background": css], growth: .both))
  }
}

extension Color {
  /// The app's accent.
  public static let accentColor = Color(css: "var(--accent)")
  /// The colour of text.
  public static let primary = Color(css: "var(--label)")
  /// The colour of text that matters less.
  public static let secondary = Color(css: "var(--secondary)")
  /// No colour.
  public static let clear = Color(css: "transparent")
  /// Black.
  public static let black = Color(css: "#000")
  /// White.
  public static let white = Color(css: "#fff")
  /// The system's red, another one in the dark; so are the colours below.
  public static let red = Color(css: "var(--red)")
  /// The system's orange.
  public static let orange = Color(css: "var(--orange)")
  /// The system's yellow.
  public static let yellow = Color(css: "var(--yellow)")
  /// The system's green.
  public static let green = Color(css: "var(--green)")
  /// The system's mint.
  public static let mint = Color(css: "var(--mint)")
  /// The system's teal.
  public static let teal = Color(css: "var(--teal)")
  /// The system's cyan.
  public static let cyan = Color(css: "var(--cyan)")
  /// The system's blue.
  public static let blue = Color(css: "var(--blue)")
  /// The system's indigo.
  public static let indigo = Color(css: "var(--indigo)")
  /// The system's purple.
  public static let purple = Color(css: "var(--purple)")
  /// The system's pink.
  public static let pink = Color(css: "var(--pink)")
  /// The system's brown.
  public static let brown = Color(css: "var(--brown)")
  /// The system's gray.
  public static let gray = Color(css: "var(--gray)")
}
