import Foundation
import SwiftUI

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisMarkSource {
  private let set: AxisMarkSet

  var sets: [AxisMarkSet] { [self.set] }

  /// Makes marks of what the closure lists for each value.
  ///
  /// - Parameters:
  ///   - preset: How labels stand at the ends of the axis, and whether outside the plot.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - content: The marks at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.set = AxisMarkSet(preset: preset, position: position, values: values) { axisParts(of: content($0)) }
  }

  /// Makes marks of what the closure lists for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }
}

extension AxisMarkValues {
  fileprivate init<Value: Plottable>(_ values: [Value]) { choice = .values(values.map { PlotValue($0) }) }
}

/// The line and the label that an axis has of itself, as `AxisMarks` without content shows them.
public struct _UsualAxisMarks: AxisPartSource {
  let parts: [AxisPart]
}

extension AxisMarks where Content == _UsualAxisMarks {
  /// Makes the usual marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.set = AxisMarkSet(
      preset: preset, position: position, values: values, isUsual: true,
      parts: { _ in [AxisPart(.gridLine, stroke: stroke), AxisPart(.label(AxisLabel(.usual)))] })
  }

  /// Makes the usual marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }

  /// Makes the usual marks, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.set = AxisMarkSet(
      preset: preset, position: position, values: values, isUsual: true,
      parts: { _ in [AxisPart(.gridLine, stroke: stroke), AxisPart(.label(AxisLabel(.inFormat(format))))] })
  }

  /// Makes the usual marks at some values, with labels in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
}

/// How labels stand at the ends of an axis, and whether outside the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Arrangement: Sendable {
    case automatic
    case aligned
    case extended
    case inset
  }

  let arrangement: Arrangement

  /// Labels from side to side stay within the chart; those from bottom to top stand beside their values.
  public static let automatic = AxisMarkPreset(arrangement: .automatic)
  /// The labels at the ends stay within the plot's length.
  public static let aligned = AxisMarkPreset(arrangement: .aligned)
  /// All labels stand beside their values, also where they reach beyond the plot.
  public static let extended = AxisMarkPreset(arrangement: .extended)
  /// Labels lie within the plot.
  public static let inset = AxisMarkPreset(arrangement: .inset)
}

/// The side of the plot at which marks are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Sendable {
    case automatic
    case leading
    case trailing
    case top
    case bottom
  }

  let side: Side

  /// The usual one: the bottom and the trailing side.
  public static let automatic = AxisMarkPosition(side: .automatic)
  /// The side where lines begin, of an axis from bottom to top.
  public static let leading = AxisMarkPosition(side: .leading)
  /// The side where lines end, of an axis from bottom to top.
  public static let trailing = AxisMarkPosition(side: .trailing)
  /// The top, of an axis from side to side.
  public static let top = AxisMarkPosition(side: .top)
  /// The bottom, of an axis from side to side.
  public static let bottom = AxisMarkPosition(side: .bottom)
}
