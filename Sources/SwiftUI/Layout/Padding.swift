import Foundation

extension View {
  /// The view with room around it.
  ///
  /// - Parameters:
  ///   - edges: At which sides.
  ///   - length: How much, in points; nil for the usual amount.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// The view with `length` points of room around it.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// The view with room around it, as much as `insets` says.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
}

private struct PaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.box(content(context), style: ["padding": insets.css])
  }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper one.
  case top
  /// The one where lines begin.
  case leading
  /// The lower one.
  case bottom
  /// The one where lines end.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// Both sides of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the side where lines begin.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the side where lines end.
  public var trailing: CGFloat

  /// Makes one of the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes one without any distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// As CSS's `padding`. Lines are taken to begin at the left.
  var css: String { [top, trailing, bottom, leading].map { pixels($0) }.joined(separator: " ") }
}
