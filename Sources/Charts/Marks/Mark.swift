import Foundation

/// One mark of a chart, all that was said of it put together.
struct Mark {
  enum Kind: Sendable {
    case line
    case bar(width: MarkDimension, height: MarkDimension)
    case point
    case area
    case rule
  }

  let kind: Kind
  /// Where it is from side to side; nil for all of the plot.
  var x: LabelledValue?
  /// Where it is from bottom to top; nil for all of the plot.
  var y: LabelledValue?
  /// The other ends of a mark between two values.
  var xEnd: LabelledValue?
  var yEnd: LabelledValue?
  /// Marks of a kind with the same series belong together.
  var series: LabelledValue?
  var stacking = MarkStackingMethod.standard
  var style = MarkStyle()
  var annotations: [MarkAnnotation] = []
}

/// How a mark looks. What is said nearest to the mark wins.
struct MarkStyle: Sendable {
  /// As CSS has it.
  var color: String?
  var colorBy: LabelledValue?
  var symbol: BasicChartSymbolShape?
  var symbolBy: LabelledValue?
  /// In square points.
  var symbolSize: Double?
  var interpolation: InterpolationMethod?
  var lineWidth: Double?
  var dash: [Double]?
  var opacity: Double?
  var cornerRadius: Double?
  var positionBy: LabelledValue?
}

/// How wide a bar is, or how high one that lies.
public struct MarkDimension: Sendable {
  enum Measure: Sendable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }

  let measure: Measure

  /// Most of the room that it has.
  public static let automatic = MarkDimension(measure: .automatic)

  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(measure: .fixed(value)) }

  /// A part of the room that it has, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(measure: .ratio(value)) }

  /// The room that it has without so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(measure: .inset(value)) }

  /// The points within a room.
  func length(within room: Double) -> Double {
    switch measure {
    case .automatic: room * 0.7
    case .fixed(let value): max(value, 0)
    case .ratio(let value): room * min(max(value, 0), 1)
    case .inset(let value): max(room - 2 * value, 0)
    }
  }
}

/// What becomes of bars and areas at the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Method: Sendable {
    case standard
    case normalized
    case unstacked
  }

  let method: Method

  /// One on the other, from zero.
  public static let standard = MarkStackingMethod(method: .standard)
  /// One on the other, all together 1.
  public static let normalized = MarkStackingMethod(method: .normalized)
  /// One before the other.
  public static let unstacked = MarkStackingMethod(method: .unstacked)
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Method: Hashable, Sendable {
    case linear
    case catmullRom
    case monotone
    case stepStart
    case stepCenter
    case stepEnd
  }

  let method: Method

  /// Straight.
  public static let linear = InterpolationMethod(method: .linear)
  /// A smooth curve through all points.
  public static let catmullRom = InterpolationMethod(method: .catmullRom)
  /// A smooth curve through all points that never overshoots them.
  public static let monotone = InterpolationMethod(method: .monotone)
  /// Across, with a step at each point but the first, before which it goes at that point's height.
  public static let stepStart = InterpolationMethod(method: .stepStart)
  /// Across, with a step midway between two points.
  public static let stepCenter = InterpolationMethod(method: .stepCenter)
  /// Across at the height of the point before, with a step at each point.
  public static let stepEnd = InterpolationMethod(method: .stepEnd)
}

/// The shape of a symbol.
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Outline: Hashable, Sendable, CaseIterable {
    case circle
    case square
    case triangle
    case diamond
    case pentagon
    case plus
    case cross
    case asterisk
  }

  let outline: Outline

  /// A disc.
  public static let circle = BasicChartSymbolShape(outline: .circle)
  /// A square.
  public static let square = BasicChartSymbolShape(outline: .square)
  /// A triangle on its side.
  public static let triangle = BasicChartSymbolShape(outline: .triangle)
  /// A square on its corner.
  public static let diamond = BasicChartSymbolShape(outline: .diamond)
  /// Five corners.
  public static let pentagon = BasicChartSymbolShape(outline: .pentagon)
  /// An upright cross.
  public static let plus = BasicChartSymbolShape(outline: .plus)
  /// A slanting cross.
  public static let cross = BasicChartSymbolShape(outline: .cross)
  /// A star of three lines.
  public static let asterisk = BasicChartSymbolShape(outline: .asterisk)
}
