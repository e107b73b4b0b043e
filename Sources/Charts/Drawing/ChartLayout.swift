import Foundation
import SwiftUI

/// Where everything lies in a chart's plot, in points from the top and the left.
struct ChartLayout {
  let marks: [PlottedMark]
  /// Whether bars lie, and not stand.
  let isLying: Bool
  let x: AxisScale
  let y: AxisScale
  /// The rectangle between the axes.
  let plot: CGRect
  /// The distance between neighbouring places of bars on an axis of numbers or dates, in the axis's own measure.
  private let barDistance: Double?
  private let options: ChartOptions
  private let calendar: Calendar
  private let locale: Locale

  /// A letter of an axis's label is about as wide as this, in points.
  private static let letterWidth = 6.3

  init(marks: [Mark], options: ChartOptions, size: CGSize, calendar: Calendar, locale: Locale) {
    self.options = options
    self.calendar = calendar
    self.locale = locale
    let isLying = marks.contains { $0.isLyingBar }
    self.isLying = isLying
    let marks = PlottedMark.stacked(marks, isLying: isLying)
    self.marks = marks
    barDistance = ChartLayout.barDistance(marks, isLying)
    let margin = (barDistance ?? 0) / 2
    let growing = marks.contains { $0.mark.growsFromZero }

    let bottom = options.x.isHidden ? 0.0 : 20
    let height = max(Double(size.height) - 8 - bottom, 1)
    let yValues = marks.flatMap { [$0.y?.start, $0.y?.end].compactMap { $0 } }
    let yDomain = AxisDomain(
      values: yValues, growsFromZero: growing && !isLying, margin: isLying ? margin : 0, wish: options.y.domain,
      tickCount: max(Int(height / 42), 1)
    ).found()
    y = AxisScale(domain: yDomain, length: height)

    let labels = options.y.isHidden ? [] : y.ticks(every: 42, calendar: calendar, locale: locale).map(\.label)
    let labelWidth = labels.map { Double($0.count) * ChartLayout.letterWidth + 8 }.max() ?? 0
    let width = max(Double(size.width) - min(labelWidth, Double(size.width) / 3) - 4, 1)
    let xValues = marks.flatMap { $0.xValues(calendar) }
    let xDomain = AxisDomain(
      values: xValues, growsFromZero: growing && isLying,
      margin: isLying || marks.contains { $0.mark.x?.unit != nil } ? 0 : margin, wish: options.x.domain,
      tickCount: max(Int(width / 72), 1)
    ).found()
    x = AxisScale(domain: xDomain, length: width, unit: marks.lazy.compactMap { $0.mark.x?.unit }.first)
    plot = CGRect(x: 4, y: 8, width: width, height: height)
  }

  /// The smallest distance between two places of bars; nil without bars or with bars in bands.
  private static func barDistance(_ marks: [PlottedMark], _ isLying: Bool) -> Double? {
    let bars = marks.filter { if case .bar = $0.mark.kind { true } else { false } }
    let places = Set(bars.compactMap { (isLying ? $0.y : $0.x)?.start.position }).sorted()
    guard !places.isEmpty else { return nil }
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 1
  }

  /// The room that a bar has beside its neighbours, in points.
  func room(of mark: PlottedMark) -> Double {
    let axis = isLying ? y : x
    if let band = axis.band { return band }
    if let (start, end) = mark.unitEnds(calendar, isLying), let low = axis.place(.date(start)),
      let high = axis.place(.date(end))
    {
      return high - low
    }
    guard let barDistance else { return 0 }
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
    if let (start, end) = mark.unitEnds(calendar, false) {
      guard let low = xPlace(.date(start)), let high = xPlace(.date(end)) else { return nil }
      return (low + high) / 2
    }
    return mark.x.flatMap { xPlace($0.end) }
  }

  // MARK: Axes

  /// The lines and the labels of both axes.
  var axes: [DrawingPart] {
    var parts: [DrawingPart] = []
    if !options.y.isHidden {
      for tick in y.ticks(every: y.band == nil ? 42 : 16, calendar: calendar, locale: locale) {
        let top = y.band == nil ? plot.maxY - tick.place : plot.minY + tick.place
        if y.band == nil { parts.append(line(from: CGPoint(x: plot.minX, y: top), to: CGPoint(x: plot.maxX, y: top))) }
        parts.append(label(tick.label, CGPoint(x: plot.maxX + 6, y: top + 4), "start"))
      }
    }
    if !options.x.isHidden {
      for tick in x.ticks(every: labelDistance, calendar: calendar, locale: locale) {
        let left = plot.minX + tick.place + unitMiddle
        if left > plot.maxX { continue }
        if x.band == nil, unitMiddle == 0 {
          parts.append(line(from: CGPoint(x: left, y: plot.minY), to: CGPoint(x: left, y: plot.maxY), isDashed: true))
        }
        parts.append(xLabel(tick.label, left))
      }
      parts.append(line(from: CGPoint(x: plot.minX, y: plot.maxY), to: CGPoint(x: plot.maxX, y: plot.maxY)))
    }
    return parts
  }

  /// How far apart labels from side to side must be, in points.
  private var labelDistance: Double {
    switch x.domain {
    case .numbers: 72
    case .dates: 54
    case .categories(let names): Double(names.map(\.count).max() ?? 1) * ChartLayout.letterWidth + 8
    }
  }

  /// From the beginning to the middle of what dates from side to side stand for, in points; 0 where they are moments. Labels
  /// stand below the middle.
  private var unitMiddle: Double {
    guard let mark = marks.first(where: { $0.mark.x?.unit != nil }), let (start, end) = mark.unitEnds(calendar, false),
      let low = x.place(.date(start)), let high = x.place(.date(end))
    else { return 0 }
    return (high - low) / 2
  }

  /// A label below the plot, within the picture.
  private func xLabel(_ text: String, _ left: Double) -> DrawingPart {
    let half = Double(text.count) * ChartLayout.letterWidth / 2
    let height = plot.maxY + 15
    if left - half < 0 { return label(text, CGPoint(x: max(left - 4, 0), y: height), "start") }
    if left + half > plot.maxX { return label(text, CGPoint(x: plot.maxX, y: height), "end") }
    return label(text, CGPoint(x: left, y: height), "middle")
  }

  private func line(from start: CGPoint, to end: CGPoint, isDashed: Bool = false) -> DrawingPart {
    DrawingPart(
      "path",
      [
        (name: "d", value: "M\(start.svg)L\(end.svg)"),
        (name: "style", value: "stroke:var(--separator);stroke-width:.5\(isDashed ? ";stroke-dasharray:2 2" : "")"),
      ])
  }

  private func label(_ text: String, _ place: CGPoint, _ anchor: String) -> DrawingPart {
    DrawingPart(
      "text",
      [
        (name: "x", value: plotNumber(place.x)), (name: "y", value: plotNumber(place.y)),
        (name: "text-anchor", value: anchor), (name: "style", value: "font-size:11px;fill:var(--secondary)"),
      ], text: text)
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
  fileprivate func unitEnds(_ calendar: Calendar, _ isLying: Bool) -> (Date, Date)? {
    let value = isLying ? mark.y : mark.x
    guard case .date(let date)? = value?.value, let unit = value?.unit else { return nil }
    return calendar.dateInterval(of: unit, for: date).map { ($0.start, $0.end) }
  }
}
