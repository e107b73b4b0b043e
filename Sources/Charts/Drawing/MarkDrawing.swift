import Foundation
import SwiftUI

/// The marks of a chart as SVG.
struct MarkDrawing {
  let layout: ChartLayout
  let key: ChartKey

  /// Areas lie below bars, those below lines, those below symbols.
  var parts: [DrawingPart] {
    var (areas, bars, lines, symbols) = ([DrawingPart](), [DrawingPart](), [DrawingPart](), [DrawingPart]())
    for mark in layout.marks {
      switch mark.mark.kind {
      case .bar: bars += bar(mark)
      case .rule: lines += rule(mark)
      case .point: symbols += symbol(mark, key.symbol(of: mark.mark.style) ?? .circle)
      case .line:
        if let shape = key.symbol(of: mark.mark.style) { symbols += symbol(mark, shape) }
      case .area: break
      }
    }
    for series in series({ if case .area = $0 { true } else { false } }) { areas += area(series) }
    for series in series({ if case .line = $0 { true } else { false } }) { lines += line(series) }
    return areas + bars + lines + symbols
  }

  private func part(_ path: String, _ paint: String, _ style: MarkStyle) -> DrawingPart {
    let opacity = style.opacity.map { ";opacity:\(plotNumber($0))" } ?? ""
    return DrawingPart("path", [(name: "d", value: path), (name: "style", value: paint + opacity)])
  }

  private func stroke(_ style: MarkStyle, width: Double) -> String {
    let dash =
      (style.dash ?? []).isEmpty ? "" : ";stroke-dasharray:" + (style.dash ?? []).map(plotNumber).joined(separator: " ")
    return "fill:none;stroke:\(key.color(of: style));stroke-width:\(plotNumber(style.lineWidth ?? width))"
      + ";stroke-linejoin:round;stroke-linecap:round\(dash)"
  }

  // MARK: Lines and areas

  /// The marks of a kind, those of a series together.
  private func series(_ isKind: (Mark.Kind) -> Bool) -> [[PlottedMark]] {
    var order: [[PlotValue?]] = []
    var groups: [[PlotValue?]: [PlottedMark]] = [:]
    for mark in layout.marks where isKind(mark.mark.kind) {
      let identity = [mark.mark.series?.value, mark.mark.style.colorBy?.value, mark.mark.style.symbolBy?.value]
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(mark)
    }
    return order.compactMap { groups[$0] }
  }

  private func points(_ marks: [PlottedMark], _ end: (PlotSpan) -> PlotValue) -> [CGPoint] {
    marks.compactMap { layout.point($0, end) }
  }

  private func line(_ marks: [PlottedMark]) -> [DrawingPart] {
    guard let style = marks.first?.mark.style else { return [] }
    let path = LinePath(points: points(marks, \.end), method: style.interpolation ?? .linear)
    return path.points.isEmpty ? [] : [part(path.text, stroke(style, width: 2), style)]
  }

  private func area(_ marks: [PlottedMark]) -> [DrawingPart] {
    guard let style = marks.first?.mark.style else { return [] }
    let method = style.interpolation ?? .linear
    let upper = LinePath(points: points(marks, \.end), method: method)
    let lower = LinePath(points: points(marks, \.start).reversed(), method: method.backward)
    guard !upper.points.isEmpty, let turn = lower.points.first else { return [] }
    return [part(upper.text + "L\(turn.svg)" + lower.continuation + "Z", "fill:\(key.color(of: style))", style)]
  }

  // MARK: Bars

  private func bar(_ mark: PlottedMark) -> [DrawingPart] {
    guard let rect = layout.bar(mark) else { return [] }
    let radius = min(mark.mark.style.cornerRadius ?? 2, Double(rect.width) / 2, Double(rect.height) / 2)
    let opacity = mark.mark.style.opacity.map { ";opacity:\(plotNumber($0))" } ?? ""
    return [
      DrawingPart(
        "rect",
        [
          (name: "x", value: plotNumber(rect.minX)), (name: "y", value: plotNumber(rect.minY)),
          (name: "width", value: plotNumber(rect.width)), (name: "height", value: plotNumber(rect.height)),
          (name: "rx", value: plotNumber(radius)),
          (name: "style", value: "fill:\(key.color(of: mark.mark.style))\(opacity)"),
        ])
    ]
  }

  // MARK: Symbols and rules

  private func symbol(_ mark: PlottedMark, _ shape: BasicChartSymbolShape) -> [DrawingPart] {
    guard let place = points([mark], \.end).first else { return [] }
    let style = mark.mark.style
    let symbol = SymbolPath(shape: shape, area: style.symbolSize ?? 50)
    let paint = symbol.isStroked ? stroke(style, width: 1.5) : "fill:\(key.color(of: style))"
    return [part(symbol.text(at: place), paint, style)]
  }

  private func rule(_ mark: PlottedMark) -> [DrawingPart] {
    guard let ends = layout.rule(mark) else { return [] }
    let path =
      ends.from.x == ends.to.x
      ? "M\(ends.from.svg)V\(plotNumber(ends.to.y))" : "M\(ends.from.svg)H\(plotNumber(ends.to.x))"
    return [part(path, stroke(mark.mark.style, width: 1), mark.mark.style)]
  }
}

extension InterpolationMethod {
  /// The method by which the same line is drawn from its end to its beginning.
  fileprivate var backward: InterpolationMethod {
    switch method {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    case .linear, .catmullRom, .monotone, .stepCenter: self
    }
  }
}
