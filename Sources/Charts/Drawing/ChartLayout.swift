import Foundation
import SwiftUI

/// Where everything lies in a chart's plot, in points from the top and the left.
struct ChartLayout {
  let axes: ChartAxes
  let x: AxisScale
  let y: AxisScale
  /// The rectangle between the axes.
  let plot: CGRect
  /// How much text the chart's views have.
  private let extents: [TextExtent]

  /// A letter and a line of an axis's label are about as large as this, in points.
  static let letterWidth = 6.3
  static let lineHeight = 13.0

  var marks: [PlottedMark] { axes.marks }
  var isLying: Bool { axes.isLying }
  var barPositions: [PlotValue] { axes.barPositions }

  init(_ axes: ChartAxes, extents: [TextExtent] = []) {
    self.axes = axes
    self.extents = extents
    let extent = { (label: ResolvedAxis.Label) in ChartLayout.extent(label, extents) }
    let across = ChartLayout.across(axes.y, Double(axes.size.width), extent)
    let reach = { (label: ResolvedAxis.Label) in
      7 + ChartLayout.lineHeight * Double(extent(label).lines)
        + (label.label.verticalSpacing.map { $0 - 4 } ?? 0)
    }
    let top = max(axes.x.room(atStart: true, reach), 8)
    let height = max(Double(axes.size.height) - top - axes.x.room(atStart: false, reach), 1)
    x = AxisScale(domain: axes.xDomain, length: across.length, unit: axes.xUnit)
    y = AxisScale(domain: axes.yDomain, length: height)
    plot = CGRect(x: across.start, y: top, width: across.length, height: height)
  }

  /// From where to where the plot goes beside the labels of the axis from bottom to top; those of a side take a third of
  /// the width at most.
  static func across(
    _ axes: [ResolvedAxis], _ width: Double, _ extent: (ResolvedAxis.Label) -> TextExtent
  ) -> (start: Double, length: Double) {
    let reach = { (label: ResolvedAxis.Label) in
      let letters =
        if case .text(let text) = label.content { TextExtent(text).letters } else { extent(label).letters }
      return Double(letters) * letterWidth + 8 + (label.label.horizontalSpacing.map { $0 - 6 } ?? 0)
    }
    let start = max(min(axes.room(atStart: true, reach), width / 3), 4)
    let end = min(axes.room(atStart: false, reach), width / 3)
    return (start, max(width - start - end, 1))
  }

  private static func extent(_ label: ResolvedAxis.Label, _ extents: [TextExtent]) -> TextExtent {
    switch label.content {
    case .text(let text): TextExtent(text)
    case .view(let index): index < extents.count ? extents[index] : TextExtent(letters: 3, lines: 1)
    }
  }

  /// About how wide a label is, in points.
  func width(of label: ResolvedAxis.Label) -> Double {
    Double(ChartLayout.extent(label, extents).letters) * ChartLayout.letterWidth
  }

  /// The room that a bar has beside its neighbours, in points.
  func room(of mark: PlottedMark) -> Double {
    let axis = isLying ? y : x
    if let band = axis.band { return band }
    if let (start, end) = mark.unitEnds(axes.calendar, isLying), let low = axis.place(.date(start)),
      let high = axis.place(.date(end))
    {
      return high - low
    }
    guard let barDistance = axes.barDistance else { return 0 }
    let span: Double
    switch axis.domain {
    case .numbers(let range): span = range.upperBound - range.lowerBound
    case .dates(let range): span = range.upperBound.timeIntervalSince(range.lowerBound)
    case .categories: return 0
    }
    return span > 0 ? min(barDistance / span * axis.length, axis.length) : axis.length
  }

  /// Where a value is from the left.
  func xPlace(_ value: PlotValue) -> Double? { x.place(value).map { plot.minX + $0 } }

  /// Where a value is from the top; categories begin at the top, numbers at the bottom.
  func yPlace(_ value: PlotValue) -> Double? {
    y.place(value).map { y.band == nil ? plot.maxY - $0 : plot.minY + $0 }
  }

  /// Where a mark's place from side to side is: the middle of the day, the month, … that it stands for.
  func xMiddle(of mark: PlottedMark) -> Double? {
    if let (start, end) = mark.unitEnds(axes.calendar, false) {
      guard let low = xPlace(.date(start)), let high = xPlace(.date(end)) else { return nil }
      return (low + high) / 2
    }
    return mark.x.flatMap { xPlace($0.end) }
  }

  /// From the beginning to the middle of what dates from side to side stand for, in points; 0 where they are moments.
  var unitMiddle: Double {
    guard let mark = marks.first(where: { $0.mark.x?.unit != nil }),
      let (start, end) = mark.unitEnds(axes.calendar, false), let low = x.place(.date(start)),
      let high = x.place(.date(end))
    else { return 0 }
    return (high - low) / 2
  }
}
