import Foundation
import SwiftUI

/// Words, or any view, at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisPartSource {
  let parts: [AxisPart]

  private init(
    _ content: AxisLabel.Content, _ isCentered: Bool?, _ anchor: UnitPoint?,
    _ collisionResolution: AxisValueLabelCollisionResolution, _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?
  ) {
    var label = AxisLabel(content)
    label.anchor = anchor
    label.collisionResolution = collisionResolution
    label.horizontalSpacing = horizontalSpacing.map { Double($0) }
    label.verticalSpacing = verticalSpacing.map { Double($0) }
    parts = [AxisPart(.label(label), isCentered: isCentered)]
  }

  /// Makes a label of a view.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands midway to the next value; nil for categories, and for dates that stand for all of a
  ///     day, a month, …
  ///   - anchor: Which point of the label lies at the value; nil as the axis suggests.
  ///   - collisionResolution: What becomes of a label that would lie on another one.
  ///   - horizontalSpacing: The distance from a plot at its side, in points; nil for the usual one.
  ///   - verticalSpacing: The distance from a plot above or below, in points; nil for the usual one.
  ///   - content: The view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Makes a label with words.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .formatted { _, _, locale in titleKey.text(in: locale) }, centered, anchor, collisionResolution,
      horizontalSpacing, verticalSpacing)
  }

  /// Makes a label with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let words = String(title)
    self.init(
      .formatted { _, _, _ in words }, centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing)
  }

  /// Makes a label of the value in a format; there is none where the value is of another type.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(.inFormat(format), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing)
  }

  /// Makes a label of the value as the axis writes it.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.usual, centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing)
  }
}

extension AxisLabel.Content {
  /// The value in a format, in the reader's language and, for dates, calendar and time zone.
  static func inFormat<Format: FormatStyle>(_ format: Format) -> AxisLabel.Content
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    .formatted { value, calendar, locale in
      guard let input = value.plottable(Format.FormatInput.self) else { return nil }
      if var style = format.locale(locale) as? Date.FormatStyle, case .date(let date) = value {
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return style.format(date)
      }
      return format.locale(locale).format(input)
    }
  }
}

/// What becomes of a label that would lie on another one.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let leavesOut: Bool

  /// It is left out.
  public static let automatic = AxisValueLabelCollisionResolution(leavesOut: true)
  /// It is left out when it would lie on one that stands before it.
  public static let greedy = AxisValueLabelCollisionResolution(leavesOut: true)
  /// It is shown.
  public static let disabled = AxisValueLabelCollisionResolution(leavesOut: false)
}
