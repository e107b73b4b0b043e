import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, BoxShape {
  /// Makes one.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  var box: ShapeBox { ShapeBox(radius: "0px") }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, BoxShape {
  /// The corners' width and height.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes one whose corners have a width and a height.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes one whose corners have a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  var box: ShapeBox {
    let (width, height) = (pixels(cornerSize.width), pixels(cornerSize.height))
    return ShapeBox(radius: width == height ? width : "\(width) / \(height)")
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// At the top where lines begin.
  public var topLeading: CGFloat
  /// At the bottom where lines begin.
  public var bottomLeading: CGFloat
  /// At the bottom where lines end.
  public var bottomTrailing: CGFloat
  /// At the top where lines end.
  public var topTrailing: CGFloat

  /// Makes them.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: InsettableShape, BoxShape {
  /// The corners' radii.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes one.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes one of radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  private var radii: [CGFloat] {
    [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRect(rect, corners: radii.map { CGSize(width: $0, height: $0) }) }
  }

  var box: ShapeBox { ShapeBox(radius: radii.map { pixels($0) }.joined(separator: " ")) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, BoxShape {
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes one.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  var box: ShapeBox { ShapeBox(radius: "9999px") }
}

/// An ellipse that touches the sides of its rectangle.
public struct Ellipse: InsettableShape, BoxShape {
  /// Makes one.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  var box: ShapeBox { ShapeBox(radius: "50%") }
}

/// A circle in the middle of its rectangle, as large as fits.
public struct Circle: InsettableShape, BoxShape {
  /// Makes one.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  var box: ShapeBox { ShapeBox(radius: "50%", isSquare: true) }
}

extension SmallerShape: BoxShape where Content: BoxShape {
  var box: ShapeBox {
    var box = shape.box
    box.inset += Double(amount)
    return box
  }
}

/// A shape that a box with round corners draws.
protocol BoxShape {
  nonisolated var box: ShapeBox { get }
}

/// A box as CSS draws it.
struct ShapeBox: Equatable, Sendable {
  /// As CSS's `border-radius`.
  var radius: String
  /// Whether it is a square in the middle, as large as fits.
  var isSquare = false
  /// The distance from the sides, in points.
  var inset = 0.0
}
