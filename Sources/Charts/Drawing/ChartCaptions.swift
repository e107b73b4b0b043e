import Foundation
import SwiftUI

/// What stands around the plot: the words for the axes, and what colours stand for.
struct ChartCaptions {
  private struct Caption {
    let part: DrawingPart
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: Double
    /// Whether its words run upward beside the plot.
    var runsUpward = false
  }

  private var captions: [Caption] = []

  /// Views are added to `views`.
  init(options: ChartOptions, key: ChartKey, locale: Locale, views: inout [AnyView]) {
    if let title = options.y.title {
      let usual = title.position.isAutomatic ? title.alignment ?? .trailing : title.alignment
      add(title, nil, position: .top, spacing: 4, alignment: usual, runsUpward: true, &views)
    }
    if let title = options.x.title {
      add(title, nil, position: .bottom, spacing: 4, alignment: title.alignment, &views)
    }
    guard options.showsLegend else { return }
    let position = options.legend.position
    let legend = key.legend(locale: locale, isColumn: !position.isAutomatic && position.y == 0 && position.x != 0)
    let alignment = options.legend.alignment ?? (position.y == 0 && !position.isAutomatic ? .topLeading : .leading)
    add(options.legend, legend, position: .bottom, spacing: 8, alignment: alignment, &views)
  }

  /// Adds a caption, where it has content; `usual` is what it shows when the app gave none.
  private mutating func add(
    _ caption: ChartCaption, _ usual: DrawingPart?, position: AnnotationPosition, spacing: Double,
    alignment: Alignment?, runsUpward: Bool = false, _ views: inout [AnyView]
  ) {
    var part: DrawingPart
    switch caption.content {
    case .usual:
      guard let usual else { return }
      part = usual
    case .words(let words): part = DrawingPart("div", [(name: "aria-hidden", value: "true")], text: words)
    case .view(let view):
      views.append(view)
      part = DrawingPart("div", [(name: "class", value: "zs")])
      part.view = views.count - 1
    }
    let isWords = if case .words = caption.content { true } else { false }
    let isBeside = !caption.position.isAutomatic && caption.position.y == 0
    captions.append(
      Caption(
        part: part, position: caption.position.isAutomatic ? position : caption.position, alignment: alignment,
        spacing: caption.spacing ?? (isBeside ? 8 : spacing), runsUpward: runsUpward && isWords))
  }

  /// The plot with what stands around it.
  func around(_ plot: DrawingPart) -> [DrawingPart] {
    let beside = captions.filter { $0.position.y == 0 && $0.position.x != 0 }
    var middle = plot
    if !beside.isEmpty {
      middle = DrawingPart(
        "div", [(name: "style", value: "display:flex;flex:1 1 0;min-height:60px")],
        children: beside.filter { $0.position.x < 0 }.map(side) + [plot] + beside.filter { $0.position.x > 0 }.map(side)
      )
    }
    return captions.filter { $0.position.y < 0 }.map(strip) + [middle]
      + captions.filter { $0.position.y > 0 }.map(strip)
  }

  /// What stands on the plot.
  func overlays(in layout: ChartLayout) -> [DrawingPart] {
    captions.filter { $0.position == .overlay }.map { caption in
      let alignment = caption.alignment ?? .top
      let (plot, size) = (layout.plot, layout.axes.size)
      let insets = [plot.minY, size.width - plot.maxX, size.height - plot.maxY, plot.minX].map { "\(plotNumber($0))px" }
      let style = "position:absolute;inset:\(insets.joined(separator: " "));pointer-events:none;padding:4px"
      return box(
        caption, "\(style);align-items:\(vertical(alignment));justify-content:\(horizontal(alignment))")
    }
  }

  private func strip(_ caption: Caption) -> DrawingPart {
    let side = caption.position.x < 0 ? "flex-start" : caption.position.x > 0 ? "flex-end" : nil
    let justified = side ?? caption.alignment.map(horizontal) ?? "center"
    let room = "padding-\(caption.position.y < 0 ? "bottom" : "top"):\(plotNumber(caption.spacing))px"
    return box(caption, "\(room);justify-content:\(justified)")
  }

  private func side(_ caption: Caption) -> DrawingPart {
    let room = "padding-\(caption.position.x < 0 ? "right" : "left"):\(plotNumber(caption.spacing))px"
    var style = "flex:none;max-width:40%;\(room);align-items:\(caption.alignment.map(vertical) ?? "center")"
    if caption.runsUpward { style += ";writing-mode:sideways-lr;align-items:center;justify-content:center" }
    return box(caption, style)
  }

  private func box(_ caption: Caption, _ style: String) -> DrawingPart {
    let words = "font-size:.75rem;color:var(--secondary)"
    return DrawingPart(
      "div", [(name: "style", value: "display:flex;\(words);\(style)")], children: [caption.part])
  }

  private func horizontal(_ alignment: Alignment) -> String {
    alignment.horizontal == .leading ? "flex-start" : alignment.horizontal == .trailing ? "flex-end" : "center"
  }

  private func vertical(_ alignment: Alignment) -> String {
    alignment.vertical == .top ? "flex-start" : alignment.vertical == .bottom ? "flex-end" : "center"
  }
}
