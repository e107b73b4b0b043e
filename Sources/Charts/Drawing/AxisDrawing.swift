import Foundation
import SwiftUI

/// The lines, ticks and labels of a chart's axes.
struct AxisDrawing {
  let layout: ChartLayout

  private var plot: CGRect { layout.plot }

  /// What lies below the marks, as SVG.
  var lines: [DrawingPart] {
    var parts: [DrawingPart] = []
    for axis in layout.axes.y { parts += drawn(axis, isAcross: false).lines }
    for axis in layout.axes.x { parts += drawn(axis, isAcross: true).lines }
    if layout.axes.hasUsualX {
      parts.append(
        line(CGPoint(x: plot.minX, y: plot.maxY), CGPoint(x: plot.maxX, y: plot.maxY), AxisPart(.gridLine)))
    }
    return parts
  }

  /// Labels that are views, as HTML.
  var views: [DrawingPart] {
    layout.axes.y.flatMap { drawn($0, isAcross: false).views }
      + layout.axes.x.flatMap { drawn($0, isAcross: true).views }
  }

  private func drawn(_ axis: ResolvedAxis, isAcross: Bool) -> (lines: [DrawingPart], views: [DrawingPart]) {
    var (lines, views) = ([DrawingPart](), [DrawingPart]())
    // Where the last label along the axis ends.
    var end = -Double.infinity
    for (index, value) in axis.values.enumerated() {
      for part in value.parts {
        guard let place = place(of: index, part.part, axis, isAcross: isAcross) else { continue }
        guard let label = part.label else {
          lines += stroke(part.part, place, axis, isAcross)
          continue
        }
        let spot = spot(of: label, part.part, place, axis, isAcross)
        if !axis.set.isUsual, label.label.collisionResolution.leavesOut {
          let extent = extent(of: label, spot, isAcross)
          if extent.lowerBound < end { continue }
          end = extent.upperBound + 4
        }
        switch label.content {
        case .text(let text): lines.append(self.text(text, spot, part.part))
        case .view(let view):
          let style = "font-size:11px;line-height:1.2;color:var(--secondary)"
          views.append(spot.part(showing: view, in: layout.axes.size, style: style, isHidden: true))
        }
      }
    }
    return (lines, views)
  }

  // MARK: Places

  /// Where along the axis a part is, in points of the picture; nil outside the plot.
  private func place(of index: Int, _ part: AxisPart, _ axis: ResolvedAxis, isAcross: Bool) -> Double? {
    let scale = isAcross ? layout.x : layout.y
    guard var place = scale.place(axis.values[index].value) else { return nil }
    let isLabel = if case .label = part.kind { true } else { false }
    if let band = scale.band {
      if axis.set.isUsual, !isLabel { return nil }
      if !(part.isCentered ?? isLabel) { place -= band / 2 }
    } else if part.isCentered == true {
      place = (place + next(after: index, axis, scale)) / 2
    } else if isAcross, part.isCentered == nil, layout.unitMiddle > 0 {
      if axis.set.isUsual, !isLabel { return nil }
      if isLabel { place += layout.unitMiddle }
    }
    guard place >= -0.01, place <= scale.length + 0.01 else { return nil }
    if isAcross { return plot.minX + place }
    return scale.band == nil ? plot.maxY - place : plot.minY + place
  }

  /// Where the value after one of the marked ones is; beyond the last one as far as before it.
  private func next(after index: Int, _ axis: ResolvedAxis, _ scale: AxisScale) -> Double {
    let place = { (index: Int) in scale.place(axis.values[index].value) ?? 0 }
    if case .dates(let unit, let count, let own) = axis.set.values.choice,
      case .date(let date) = axis.values[index].value,
      let next = (own ?? layout.axes.calendar).date(byAdding: unit, value: count, to: date),
      let found = scale.place(.date(next))
    {
      return found
    }
    if index + 1 < axis.values.count { return place(index + 1) }
    if index > 0 { return 2 * place(index) - place(index - 1) }
    return scale.length
  }

  /// Where a label stands, and which point of it.
  private func spot(
    of label: ResolvedAxis.Label, _ part: AxisPart, _ place: Double, _ axis: ResolvedAxis, _ isAcross: Bool
  ) -> HostedPlace {
    let out = axis.isInset ? -4 : axis.tickLength
    var anchor = label.label.anchor
    var point: CGPoint
    if isAcross {
      let distance = out + (axis.isInset ? 0 : label.label.verticalSpacing ?? 4)
      point = CGPoint(x: place, y: axis.isAtStart ? plot.minY - distance : plot.maxY + distance)
      if anchor == nil {
        anchor = UnitPoint(x: 0.5, y: axis.isAtStart != axis.isInset ? 1 : 0)
        if axis.set.preset.arrangement != .extended { keepWithin(&point, &anchor, layout.width(of: label)) }
      }
    } else {
      let distance = out + (axis.isInset ? 0 : label.label.horizontalSpacing ?? 6)
      point = CGPoint(x: axis.isAtStart ? plot.minX - distance : plot.maxX + distance, y: place)
      if anchor == nil {
        var height = axis.isInset ? 1 : 0.5
        if axis.set.preset.arrangement == .aligned {
          if place - 6 < plot.minY { height = 0 }
          if place + 6 > plot.maxY { height = 1 }
        }
        anchor = UnitPoint(x: axis.isAtStart != axis.isInset ? 1 : 0, y: height)
      }
    }
    return HostedPlace(
      point: CGPoint(x: point.x + part.offset.width, y: point.y + part.offset.height), anchor: anchor ?? .center,
      staysWithin: axis.set.preset.arrangement != .extended)
  }

  /// A label at an end of the axis from side to side begins or ends there.
  private func keepWithin(_ point: inout CGPoint, _ anchor: inout UnitPoint?, _ width: Double) {
    guard let height = anchor?.y else { return }
    if point.x - width / 2 < 0 {
      (point.x, anchor) = (max(point.x - 4, 0), UnitPoint(x: 0, y: height))
    } else if point.x + width / 2 > plot.maxX, point.x + width / 2 > layout.axes.size.width || layout.axes.hasUsualX {
      (point.x, anchor) = (plot.maxX, UnitPoint(x: 1, y: height))
    }
  }

  /// From where to where a label reaches along its axis, beginning with the first of the values.
  private func extent(
    of label: ResolvedAxis.Label, _ spot: HostedPlace, _ isAcross: Bool
  ) -> ClosedRange<Double> {
    if isAcross {
      let width = layout.width(of: label)
      let start = spot.point.x - spot.anchor.x * width
      return start...(start + width)
    }
    let start = spot.point.y - spot.anchor.y * ChartLayout.lineHeight
    // Numbers go upward.
    return layout.y.band == nil
      ? (-start - ChartLayout.lineHeight)...(-start) : start...(start + ChartLayout.lineHeight)
  }

  // MARK: Parts

  private func stroke(_ part: AxisPart, _ place: Double, _ axis: ResolvedAxis, _ isAcross: Bool) -> [DrawingPart] {
    let edge =
      isAcross ? (axis.isAtStart ? plot.minY : plot.maxY) : (axis.isAtStart ? plot.minX : plot.maxX)
    let ends: (Double, Double)
    var isDashed = false
    switch part.kind {
    case .label: return []
    case .gridLine:
      ends = isAcross ? (plot.minY, plot.maxY) : (plot.minX, plot.maxX)
      isDashed = isAcross
    case .tick(let length): ends = (edge, edge + (axis.isAtStart ? -length : length))
    }
    let (start, end) =
      isAcross
      ? (CGPoint(x: place, y: ends.0), CGPoint(x: place, y: ends.1))
      : (CGPoint(x: ends.0, y: place), CGPoint(x: ends.1, y: place))
    return [line(start, end, part, isDashed: isDashed)]
  }

  private func line(_ start: CGPoint, _ end: CGPoint, _ part: AxisPart, isDashed: Bool = false) -> DrawingPart {
    let dash = part.stroke.map { $0.dash.map { Double($0) } } ?? (isDashed ? [2, 2] : [])
    let color = part.color ?? "var(--separator)"
    var style = "stroke:\(color);stroke-width:\(part.stroke.map { plotNumber($0.lineWidth) } ?? ".5")"
    if !dash.isEmpty { style += ";stroke-dasharray:\(dash.map(plotNumber).joined(separator: " "))" }
    let offset = part.offset
    let moved = [start, end].map { CGPoint(x: $0.x + offset.width, y: $0.y + offset.height).svg }
    return DrawingPart("path", [(name: "d", value: "M\(moved[0])L\(moved[1])"), (name: "style", value: style)])
  }

  private func text(_ text: String, _ spot: HostedPlace, _ part: AxisPart) -> DrawingPart {
    let anchor = spot.anchor.x < 1 / 3 ? "start" : spot.anchor.x > 2 / 3 ? "end" : "middle"
    // Letters of this size reach 11 points above their line, and 3 below.
    let height = spot.point.y + 11 - 14 * spot.anchor.y
    let color = part.color ?? "var(--secondary)"
    return DrawingPart(
      "text",
      [
        (name: "x", value: plotNumber(spot.point.x)), (name: "y", value: plotNumber(height)),
        (name: "text-anchor", value: anchor), (name: "style", value: "font-size:11px;fill:\(color)"),
      ], text: text)
  }
}
