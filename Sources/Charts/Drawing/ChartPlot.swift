import Foundation
import SwiftUI

/// A chart's picture: the words for its axes, the plot, and what its colours stand for.
struct ChartPlot {
  let marks: [Mark]
  let options: ChartOptions
  let calendar: Calendar
  let locale: Locale

  func parts(size: CGSize?) -> [DrawingPart] {
    let key = ChartKey(marks: marks, colors: options.colors)
    var parts: [DrawingPart] = []
    if let title = options.y.title { parts.append(caption(title, "text-align:end;padding-bottom:4px")) }
    let style = "position:relative;flex:1 1 0;min-height:60px;contain:size"
    let drawn = size.map { [picture(in: $0, key)] } ?? []
    parts.append(DrawingPart("div", [(name: "data-place", value: ""), (name: "style", value: style)], children: drawn))
    if let title = options.x.title { parts.append(caption(title, "text-align:center;padding-top:4px")) }
    if options.showsLegend, let legend = key.legend(locale: locale) { parts.append(legend) }
    return parts
  }

  private func caption(_ text: String, _ style: String) -> DrawingPart {
    DrawingPart(
      "div",
      [
        (name: "aria-hidden", value: "true"),
        (name: "style", value: "font-size:.75rem;color:var(--secondary);\(style)"),
      ], text: text)
  }

  private func picture(in size: CGSize, _ key: ChartKey) -> DrawingPart {
    let layout = ChartLayout(marks: marks, options: options, size: size, calendar: calendar, locale: locale)
    let drawing = MarkDrawing(layout: layout, key: key)
    let (width, height) = (plotNumber(size.width), plotNumber(size.height))
    return DrawingPart(
      "svg",
      [
        (name: "viewBox", value: "0 0 \(width) \(height)"), (name: "width", value: width),
        (name: "height", value: height), (name: "aria-hidden", value: "true"),
        (name: "style", value: "position:absolute;inset:0;overflow:visible"),
      ], children: layout.axes + drawing.parts)
  }
}
