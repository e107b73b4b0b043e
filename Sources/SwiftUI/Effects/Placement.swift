import Foundation

extension View {
  /// The view above those beside it whose value is less, 0 where none is set.
  public func zIndex(_ value: Double) -> some View {
    // CSS has whole numbers.
    modifier(ItemModifier(style: ["z-index": decimal((min(max(value, -1e6), 1e6) * 1000).rounded())]))
  }

  /// The view with more right to room than those beside it whose priority is less, 0 where none is set.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(
      ItemModifier(
        style: value > 0 ? ["flex-shrink": "0"] : value < 0 ? ["flex-shrink": "1000"] : ["flex-shrink": "1"]))
  }

  /// The view as large as it likes to be, whatever room there is.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view as wide, as high, or both, as it likes to be, whatever room there is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(isHorizontal: horizontal, isVertical: vertical))
  }

  /// The view's ground goes on to the window's edges, behind bars.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(BleedModifier(edges: edges))
  }

  /// The view's ground goes on to the window's edges, behind bars.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(BleedModifier(edges: edges)) }

  /// The view unseen; its room stays.
  public func hidden() -> some View { modifier(PaintModifier(stage: .opacity, style: ["visibility": "hidden"])) }

  /// The view without answers to taps and gestures when `enabled` is false.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(ItemModifier(style: ["pointer-events": enabled ? "auto" : "none"]))
  }

  /// The whole window in light or dark colours; nil leaves it as the browser has it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemeModifier(scheme: colorScheme))
  }
}

/// What covers the edges of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, and the shape of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Says something of an element to what contains it.
private struct ItemModifier: PrimitiveModifier {
  let style: Style

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    content(context).mapElements { $0.adding(style: style) }
  }
}

private struct FixedSizeModifier: PrimitiveModifier {
  let isHorizontal: Bool
  let isVertical: Bool

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var style: Style = [:]
    if isHorizontal { style = ["width": "max-content", "max-width": "none", "flex": "none"] }
    if isVertical {
      style["height"] = "max-content"
      style["flex"] = "none"
    }
    let kept: Growth = (isHorizontal ? [] : Growth.horizontal).union(isVertical ? [] : .vertical)
    return node.box(content(context), style: style) { $0.intersection(kept) }
  }
}

/// Where a bar lies above or below, the page's style sheet knows how much it covers.
private struct BleedModifier: PrimitiveModifier {
  let edges: Edge.Set

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var style: Style = [:]
    if edges.contains(.top) { style["margin-top"] = "calc(-1*var(--safe-top,0px))" }
    if edges.contains(.bottom) { style["margin-bottom"] = "calc(-1*var(--safe-bottom,0px))" }
    return content(context).mapElements { $0.adding(style: style) }
  }
}

private struct ColorSchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    guard let scheme else { return content(context) }
    let isOther = context.environment.colorScheme != scheme
    let context = isOther ? context.deriving(in: node, for: scheme) { $0.colorScheme = scheme } : context
    var rendering = content(context)
    rendering.preferences.colorScheme = rendering.preferences.colorScheme ?? scheme
    return rendering
  }
}
