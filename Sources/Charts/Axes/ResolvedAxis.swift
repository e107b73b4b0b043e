import Foundation
import SwiftUI

/// A set of an axis's marks with its values: all that is drawn but where it lies.
struct ResolvedAxis {
  struct Label {
    enum Content {
      case text(String)
      /// The position of a view among those of the chart.
      case view(Int)
    }

    let content: Content
    let label: AxisLabel
  }

  struct Part {
    let part: AxisPart
    /// Nil for a line.
    var label: Label?
  }

  struct Value {
    let value: PlotValue
    let parts: [Part]
  }

  let set: AxisMarkSet
  let values: [Value]

  /// The marks at an axis's ticks; views are added to `views`.
  @MainActor
  init(_ set: AxisMarkSet, at ticks: [AxisScale.Tick], calendar: Calendar, locale: Locale, views: inout [AnyView]) {
    self.set = set
    var values: [Value] = []
    for (index, tick) in ticks.enumerated() {
      var parts: [Part] = []
      for part in set.parts(AxisValue(index: index, count: ticks.count, value: tick.value)) {
        guard case .label(let label) = part.kind else {
          parts.append(Part(part: part))
          continue
        }
        var text = tick.label
        var view: AnyView?
        switch label.content {
        case .usual: break
        case .formatted(let format):
          guard let words = format(tick.value, calendar, locale) else { continue }
          text = words
        case .view(let own): view = own
        }
        // A font needs a view; a colour alone does not.
        if view == nil, part.looks.count > (part.color == nil ? 0 : 1) { view = AnyView(Text(verbatim: text)) }
        if let view {
          views.append(part.looks.reduce(view) { $1($0) })
          parts.append(Part(part: part, label: Label(content: .view(views.count - 1), label: label)))
        } else {
          parts.append(Part(part: part, label: Label(content: .text(text), label: label)))
        }
      }
      values.append(Value(value: tick.value, parts: parts))
    }
    self.values = values
  }

  var labels: [Label] { values.flatMap { $0.parts.compactMap(\.label) } }

  /// How far ticks reach out of the plot, in points.
  var tickLength: Double {
    values.flatMap(\.parts).reduce(0) { longest, part in
      if case .tick(let length) = part.part.kind { max(longest, length) } else { longest }
    }
  }

  /// Whether its labels lie within the plot.
  var isInset: Bool { self.set.preset.arrangement == .inset }

  /// Whether it is at the side where lines begin, or at the top.
  var isAtStart: Bool { self.set.position.side == .leading || self.set.position.side == .top }
}

extension [ResolvedAxis] {
  /// The room that the marks take at one side of the plot, in points. `reach` says how far a label with its distance
  /// from the plot goes.
  func room(atStart: Bool, _ reach: (ResolvedAxis.Label) -> Double) -> Double {
    filter { $0.isAtStart == atStart }.map { axis in
      let labels = axis.isInset ? 0 : axis.labels.map(reach).max() ?? 0
      return labels + axis.tickLength
    }.max() ?? 0
  }
}
