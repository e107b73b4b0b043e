import Foundation
import SwiftUI

/// What a chart's axes reach over and show: all that is known before the views in it are.
struct ChartAxes {
  let marks: [PlottedMark]
  /// Whether bars lie, and not stand.
  let isLying: Bool
  let xDomain: AxisScale.Domain
  let yDomain: AxisScale.Domain
  /// The part of a calendar that dates from side to side stand for.
  let xUnit: Calendar.Component?
  let x: [ResolvedAxis]
  let y: [ResolvedAxis]
  /// The views of both axes' labels.
  let views: [AnyView]
  /// The distance between neighbouring places of bars on an axis of numbers or dates, in the axis's own measure.
  let barDistance: Double?
  /// The values by which bars stand side by side, in order.
  let barPositions: [PlotValue]
  let size: CGSize
  let calendar: Calendar
  let hasUsualX: Bool

  @MainActor
  init(marks: [Mark], options: ChartOptions, size: CGSize, calendar: Calendar, locale: Locale) {
    (self.size, self.calendar) = (size, calendar)
    let isLying = marks.contains { $0.isLyingBar }
    self.isLying = isLying
    let marks = PlottedMark.stacked(marks, isLying: isLying)
    self.marks = marks
    barDistance = ChartAxes.barDistance(marks, isLying)
    var seen: Set<PlotValue> = []
    barPositions = marks.compactMap { $0.mark.style.positionBy?.value }.filter { seen.insert($0).inserted }
    let margin = (barDistance ?? 0) / 2
    let growing = marks.contains { $0.mark.growsFromZero }
    var views: [AnyView] = []

    let xSets = options.x.shownSets
    hasUsualX = !options.x.isHidden && options.x.sets == nil
    let height = max(Double(size.height) - 8 - (xSets.isEmpty ? 0 : 20), 1)
    yDomain = AxisDomain(
      values: marks.flatMap { [$0.y?.start, $0.y?.end].compactMap { $0 } }, growsFromZero: growing && !isLying,
      margin: isLying ? margin : 0, wish: options.y.domain, tickCount: max(Int(height / 42), 1),
      marked: options.y.marked, calendar: calendar
    ).found()
    let yScale = AxisScale(domain: yDomain, length: height)
    let y = options.y.shownSets.map { set in
      let ticks = yScale.ticks(
        at: set.values, every: yScale.band == nil ? 42 : 16, calendar: calendar, locale: locale)
      return ResolvedAxis(set, at: ticks, calendar: calendar, locale: locale, views: &views)
    }
    self.y = y

    let width = ChartLayout.across(y, Double(size.width)) { _ in TextExtent(letters: 3, lines: 1) }.length
    xUnit = marks.lazy.compactMap { $0.mark.x?.unit }.first
    xDomain = AxisDomain(
      values: marks.flatMap { $0.xValues(calendar) }, growsFromZero: growing && isLying,
      margin: isLying || marks.contains { $0.mark.x?.unit != nil } ? 0 : margin, wish: options.x.domain,
      tickCount: max(Int(width / 72), 1), marked: options.x.marked, calendar: calendar
    ).found()
    let xScale = AxisScale(domain: xDomain, length: width, unit: xUnit)
    x = xSets.map { set in
      let ticks = xScale.ticks(
        at: set.values, every: xScale.labelDistance, calendar: calendar, locale: locale)
      return ResolvedAxis(set, at: ticks, calendar: calendar, locale: locale, views: &views)
    }
    self.views = views
  }

  /// The smallest distance between two places of bars; nil without bars or with bars in bands.
  private static func barDistance(_ marks: [PlottedMark], _ isLying: Bool) -> Double? {
    let bars = marks.filter { if case .bar = $0.mark.kind { true } else { false } }
    let places = Set(bars.compactMap { (isLying ? $0.y : $0.x)?.start.position }).sorted()
    guard !places.isEmpty else { return nil }
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 1
  }
}

extension AxisScale {
  /// How far apart labels from side to side must be, in points.
  fileprivate var labelDistance: Double {
    switch domain {
    case .numbers: 72
    case .dates: 54
    case .categories(let names): Double(names.map(\.count).max() ?? 1) * ChartLayout.letterWidth + 8
    }
  }
}

extension Mark {
  /// Whether the mark grows from zero.
  fileprivate var growsFromZero: Bool {
    switch kind {
    case .bar, .area: xEnd == nil && yEnd == nil
    case .line, .point, .rule: false
    }
  }
}

extension PlottedMark {
  /// The values from side to side: the ends of what a date stands for.
  fileprivate func xValues(_ calendar: Calendar) -> [PlotValue] {
    if let (start, end) = unitEnds(calendar, false) { return [.date(start), .date(end)] }
    return [x?.start, x?.end].compactMap { $0 }
  }

  /// The beginning and the end of the day, the month, … that a date stands for.
  func unitEnds(_ calendar: Calendar, _ isLying: Bool) -> (Date, Date)? {
    let value = isLying ? mark.y : mark.x
    guard case .date(let date)? = value?.value, let unit = value?.unit else { return nil }
    return calendar.dateInterval(of: unit, for: date).map { ($0.start, $0.end) }
  }
}
