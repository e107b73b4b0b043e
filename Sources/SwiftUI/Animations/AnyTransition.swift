import Foundation

/// How a view looks before it has come, and after it has gone.
public struct AnyTransition: Sendable {
  /// One of the two.
  private struct End: Equatable, Sendable {
    var transform: [String] = []
    var opacity: Double?

    func combined(with other: End) -> End {
      End(transform: transform + other.transform, opacity: opacity.map { $0 * (other.opacity ?? 1) } ?? other.opacity)
    }

    /// As the page's script reads it.
    var text: String {
      var parts: [String] = []
      if let opacity { parts.append("opacity:\(decimal(opacity))") }
      if !transform.isEmpty { parts.append("transform:\(transform.joined(separator: " "))") }
      return parts.isEmpty ? "none" : parts.joined(separator: ";")
    }
  }

  private let before: End
  private let after: End
  private var animation: Animation?

  private init(before: End, after: End) {
    self.before = before
    self.after = after
  }

  private init(_ end: End) { self.init(before: end, after: end) }

  /// No difference.
  public static let identity = AnyTransition(End())
  /// Invisible.
  public static let opacity = AnyTransition(End(opacity: 0))
  /// In at the side where lines begin, out at the other one.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  /// As small as a point.
  public static let scale = scale(scale: 0)

  /// Its own width or height farther at a side.
  public static func move(edge: Edge) -> AnyTransition {
    let place =
      switch edge {
      case .top: "0,-100%"
      case .bottom: "0,100%"
      case .leading: "-100%,0"
      case .trailing: "100%,0"
      }
    return AnyTransition(End(transform: ["translate(\(place))"]))
  }

  /// In at one side and out at the opposite one, visible in between only.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity), removal: .move(edge: opposite).combined(with: .opacity))
  }

  /// Smaller or larger.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    let (x, y) = (decimal((anchor.x - 0.5) * 100), decimal((anchor.y - 0.5) * 100))
    let (back, down) = (decimal((0.5 - anchor.x) * 100), decimal((0.5 - anchor.y) * 100))
    // A size of nothing cannot be told apart from other ones that are turned.
    let size = "scale(\(decimal(max(scale, 0.001))))"
    return AnyTransition(
      End(transform: anchor == .center ? [size] : ["translate(\(x)%,\(y)%)", size, "translate(\(back)%,\(down)%)"]))
  }

  /// Elsewhere, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// Elsewhere, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(End(transform: ["translate(\(pixels(x)),\(pixels(y)))"]))
  }

  /// One way to come, another one to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(before: insertion.before, after: removal.after)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(before: before.combined(with: other.before), after: after.combined(with: other.after))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }

  /// As attributes that the page's script reads.
  var attributes: [Attribute] {
    [Attribute("data-enter", before.text), Attribute("data-leave", after.text)]
      + (animation.map { [Attribute("data-animation", $0.json)] } ?? [])
  }
}

/// Says how elements come and go; an element that has a way of its own keeps it.
struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    content(context).mapElements { $0.adding(attributes: transition.attributes) }
  }
}
