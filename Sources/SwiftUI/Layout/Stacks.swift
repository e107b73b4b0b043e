import Foundation

/// The views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let stack: Stack<Content>

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views lie from side to side.
  ///   - spacing: The distance between two views in points; nil for the usual one.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .vertical, alignment: alignment.css, spacing: spacing, content: content())
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { stack.render(in: node, context) }
}

/// The views one beside the other.
public struct HStack<Content: View>: PrimitiveView {
  private let stack: Stack<Content>

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views lie from top to bottom.
  ///   - spacing: The distance between two views in points; nil for the usual one.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .horizontal, alignment: alignment.css, spacing: spacing, content: content())
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { stack.render(in: node, context) }
}

/// The views one above the other, the first one lowest.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Makes a stack whose views lie at `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    let growth = content.elements.reduce(into: Growth()) { $0.formUnion($1.growth) }
    let style: Style = alignment == .center ? [:] : ["place-items": alignment.placeItems]
    return content.with([
      Element(key: node.key(), classes: ["zs"], style: style, children: content.elements, growth: growth)
    ])
  }
}

/// What vertical and horizontal stacks share.
struct Stack<Content: View> {
  let axis: Axis
  let alignment: String
  let spacing: CGFloat?
  let content: Content

  /// The usual distance between two views, in points.
  static var usualSpacing: CGFloat { 8 }

  @MainActor
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    var growth: Growth = []
    for element in content.elements {
      switch element.trait {
      case .spacer: growth.insert(axis == .vertical ? .vertical : .horizontal)
      case .divider: growth.insert(axis == .vertical ? .horizontal : .vertical)
      default: growth.formUnion(element.growth)
      }
    }
    var style = Style()
    style["gap"] = pixels(spacing ?? Stack.usualSpacing)
    if alignment != "center" { style["align-items"] = alignment }
    return content.with([
      Element(
        key: node.key(), classes: [axis == .vertical ? "vs" : "hs"], style: style, children: content.elements,
        growth: growth)
    ])
  }
}

/// A direction of the screen.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Room that grows along the stack that contains it.
public struct Spacer: PrimitiveView {
  private let minimumLength: CGFloat?

  /// Makes room of at least `minLength` points; nil for the usual distance.
  public init(minLength: CGFloat? = nil) { minimumLength = minLength }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let style: Style = minimumLength.map { ["min-width": pixels($0), "min-height": pixels($0)] } ?? [:]
    return Rendering(
      Element(
        key: node.key(), classes: ["sp"], style: style, attributes: [Attribute("aria-hidden", "true")], trait: .spacer))
  }
}

/// A line across the stack that contains it.
public struct Divider: PrimitiveView {
  /// Makes a line.
  public init() {}

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    Rendering(
      Element(key: node.key(), classes: ["divider"], attributes: [Attribute("role", "separator")], trait: .divider))
  }
}
