/// Where views lie across a vertical stack.
public struct HorizontalAlignment: Equatable, Sendable {
  /// As CSS names it.
  let css: String

  /// At the side where lines begin.
  public static let leading = HorizontalAlignment(css: "start")
  /// In the middle.
  public static let center = HorizontalAlignment(css: "center")
  /// At the side where lines end.
  public static let trailing = HorizontalAlignment(css: "end")
}

/// Where views lie across a horizontal stack.
public struct VerticalAlignment: Equatable, Sendable {
  /// As CSS names it.
  let css: String

  /// At the top.
  public static let top = VerticalAlignment(css: "start")
  /// In the middle.
  public static let center = VerticalAlignment(css: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(css: "end")
  /// With the first lines of text on one line.
  public static let firstTextBaseline = VerticalAlignment(css: "first baseline")
  /// With the last lines of text on one line.
  public static let lastTextBaseline = VerticalAlignment(css: "last baseline")
}

/// Where a view lies in a larger one.
public struct Alignment: Equatable, Sendable {
  /// Where it lies from side to side.
  public var horizontal: HorizontalAlignment
  /// Where it lies from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes one of the two.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at the top where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at the top where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at the bottom where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at the bottom where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// As CSS's `place-items`.
  var placeItems: String { "\(vertical.css) \(horizontal.css)" }
}
