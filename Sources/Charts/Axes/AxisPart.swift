import SwiftUI

/// One line, tick or label of an axis, all that was said of it put together.
struct AxisPart {
  enum Kind {
    /// A line across the plot.
    case gridLine
    /// A short line outside the plot, in points.
    case tick(length: Double)
    case label(AxisLabel)
  }

  var kind: Kind
  /// Whether it stands midway to the next value; nil as the axis suggests.
  var isCentered: Bool?
  var stroke: StrokeStyle?
  /// As CSS has it.
  var color: String?
  /// What was said of a label's text, innermost first.
  var looks: [@MainActor (AnyView) -> AnyView] = []
  /// In points, from where it would stand.
  var offset = CGSize.zero

  init(_ kind: Kind, isCentered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.kind = kind
    self.isCentered = isCentered
    self.stroke = stroke
  }
}

/// What a label shows and where it stands beside its value.
struct AxisLabel {
  enum Content {
    /// The value, as the axis writes it.
    case usual
    /// The value in a format; nil for a value of another type.
    case formatted((PlotValue, Calendar, Locale) -> String?)
    case view(AnyView)
  }

  let content: Content
  /// Which point of the label lies at the value; nil as the axis suggests.
  var anchor: UnitPoint?
  var collisionResolution = AxisValueLabelCollisionResolution.automatic
  /// The distances from the plot, in points.
  var horizontalSpacing: Double?
  var verticalSpacing: Double?

  init(_ content: Content) { self.content = content }
}
