import Foundation
import SwiftUI

/// A chart's picture: the words for its axes, the plot, and what its colours stand for.
struct ChartPlot {
  let marks: [Mark]
  let options: ChartOptions
  let calendar: Calendar
  let locale: Locale

  /// The picture for the size of the plot's place; without a plot while that is not known.
  @MainActor
  func plan(size: CGSize?) -> DrawingPlan {
    let axes = size.map { ChartAxes(marks: marks, options: options, size: $0, calendar: calendar, locale: locale) }
    var views = axes?.views ?? []
    let annotations = views.count
    if let axes { views += AnnotationDrawing.views(of: axes.marks) }
    let key = ChartKey(marks: marks, options: options)
    let captions = ChartCaptions(options: options, key: key, locale: locale, views: &views)
    return DrawingPlan(views: views) { extents in
      var drawn: [DrawingPart] = []
      if let axes {
        let layout = ChartLayout(axes, extents: extents)
        drawn = [picture(of: layout, key)] + AxisDrawing(layout: layout).views
        drawn += AnnotationDrawing(layout: layout, firstView: annotations).parts
        drawn += captions.overlays(in: layout)
      }
      let style = "position:relative;flex:1 1 0;min-width:0;min-height:60px;contain:size"
      return captions.around(
        DrawingPart("div", [(name: "data-place", value: ""), (name: "style", value: style)], children: drawn))
    }
  }

  private func picture(of layout: ChartLayout, _ key: ChartKey) -> DrawingPart {
    let size = layout.axes.size
    let (width, height) = (plotNumber(size.width), plotNumber(size.height))
    return DrawingPart(
      "svg",
      [
        (name: "viewBox", value: "0 0 \(width) \(height)"), (name: "width", value: width),
        (name: "height", value: height), (name: "aria-hidden", value: "true"),
        (name: "style", value: "position:absolute;inset:0;overflow:visible"),
      ], children: AxisDrawing(layout: layout).lines + MarkDrawing(layout: layout, key: key).parts)
  }
}
