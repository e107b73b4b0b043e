import Foundation

/// An outline that fits itself into a rectangle; as a view it is filled with the style of the text around it.
@preconcurrency
public nonisolated protocol Shape: Sendable, View {
  /// The outline within a rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape filled.
  @MainActor public var body: ShapeView<Self> { ShapeView(shape: self, paints: [.fill(.foreground, isEvenOdd: false)]) }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, paints: [.fill(content._fill, isEvenOdd: style.isEOFilled)])
  }

  /// The shape filled in the style of the text around it.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { fill(.foreground, style: style) }

  /// A line along the outline; half of it lies without.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline; half of it lies without.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, paints: [.stroke(content._fill, style, isWithin: false)])
  }

  /// A line along the outline in the style of the text around it.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> { stroke(.foreground, lineWidth: lineWidth) }

  /// A line along the outline in the style of the text around it.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> { stroke(.foreground, style: style) }

  /// The part of the outline from one fraction of its length to another.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape smaller by an amount at each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The shape smaller by an amount at each side.
  public func inset(by amount: CGFloat) -> SmallerShape<Self> {
    SmallerShape(shape: self, amount: amount)
  }

  /// A line along the outline, all of it within.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline, all of it within.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, paints: [.stroke(content._fill, style, isWithin: true)])
  }
}

/// How the inside of an outline that crosses itself is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies within an even number of outlines is left out.
  public var isEOFilled: Bool

  /// Makes a style.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The ends of lines.
  public enum LineCap: String, Sendable {
    /// Cut at the end.
    case butt
    /// With half a circle more.
    case round
    /// With half a square more.
    case square
  }

  /// The corners of lines.
  public enum LineJoin: String, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut.
    case bevel
  }

  /// In points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: LineCap
  /// How lines meet.
  public var lineJoin: LineJoin
  /// How far a pointed corner may reach, as a multiple of the width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A part of a shape's outline.
public struct TrimmedShape<Content: Shape>: Shape, PartialShape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  /// The part of the outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  func wholePath(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A part of an outline, which can be drawn as one dash of the whole, so that it grows and shrinks smoothly.
nonisolated protocol PartialShape {
  var start: CGFloat { get }
  var end: CGFloat { get }
  func wholePath(in rect: CGRect) -> Path
}

/// A shape in a rectangle that is smaller at each side.
public struct SmallerShape<Content: Shape>: InsettableShape {
  let shape: Content
  let amount: CGFloat

  /// The outline in the smaller rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect.shrunk(by: amount)) }
}

extension CGRect {
  /// The rectangle smaller by an amount at each side, never less than a point.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (width, height) = (max(size.width - 2 * amount, 0), max(size.height - 2 * amount, 0))
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

extension Path: Shape {
  /// The outline as it is, wherever the rectangle lies.
  public func path(in rect: CGRect) -> Path { self }
}
