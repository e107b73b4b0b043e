import Foundation
import SwiftUI

/// The views beside marks.
struct AnnotationDrawing {
  let layout: ChartLayout
  /// The position of the first of them among the chart's views.
  let firstView: Int

  /// The views of all marks, in order.
  static func views(of marks: [PlottedMark]) -> [AnyView] { marks.flatMap { $0.mark.annotations.map(\.view) } }

  var parts: [DrawingPart] {
    var view = firstView
    var parts: [DrawingPart] = []
    for mark in layout.marks {
      let place = mark.mark.annotations.isEmpty ? nil : layout.place(of: mark)
      for annotation in mark.mark.annotations {
        if let place { parts.append(spot(annotation, place, mark).part(showing: view, in: layout.axes.size)) }
        view += 1
      }
    }
    return parts
  }

  private func spot(_ annotation: MarkAnnotation, _ place: CGRect, _ mark: PlottedMark) -> HostedPlace {
    let position = annotation.position.isAutomatic ? usual(mark) : annotation.position
    let isOn = position.x == 0 && position.y == 0
    let alignment = annotation.alignment
    let across =
      alignment.horizontal == .leading ? -1 : alignment.horizontal == .trailing ? 1 : 0
    let down = alignment.vertical == .top ? -1 : alignment.vertical == .bottom ? 1 : 0
    let x = side(position.x, along: across, place.minX, place.maxX, annotation.spacing, isOn || position.y != 0)
    let y = side(position.y, along: down, place.minY, place.maxY, annotation.spacing, isOn || position.x != 0)
    return HostedPlace(point: CGPoint(x: x.place, y: y.place), anchor: UnitPoint(x: x.anchor, y: y.anchor))
  }

  /// Where the view is in one direction: before the mark, after it, or along it.
  private func side(
    _ side: Int, along: Int, _ low: Double, _ high: Double, _ spacing: Double, _ isAlong: Bool
  ) -> (place: Double, anchor: Double) {
    switch side {
    case ..<0: return (low - spacing, 1)
    case 1...: return (high + spacing, 0)
    default:
      guard isAlong, along != 0 else { return ((low + high) / 2, 0.5) }
      return along < 0 ? (low, 0) : (high, 1)
    }
  }

  /// At the end of a lying bar, below a bar that goes down, else above the mark.
  private func usual(_ mark: PlottedMark) -> AnnotationPosition {
    guard case .bar = mark.mark.kind else { return .top }
    if layout.isLying { return .trailing }
    if case .number(let end)? = mark.y?.end, case .number(let start)? = mark.y?.start, end < start { return .bottom }
    return .top
  }
}
