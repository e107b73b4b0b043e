import Foundation
import SwiftUI

/// A place in the picture for a view whose size the page knows, and nobody here.
struct HostedPlace {
  /// Where the view is, in points from the top and the left of the picture.
  let point: CGPoint
  /// Which point of the view lies there; thirds count.
  let anchor: UnitPoint
  /// Whether it is moved so that it stays within the picture.
  var staysWithin = true

  /// The view at the place. Its box reaches from the point to the picture's edge, or as far to both sides as the nearer
  /// edge is, so that the browser itself lays the view out within the picture.
  func part(showing view: Int, in size: CGSize, style: String = "", isHidden: Bool = false) -> DrawingPart {
    let across = HostedPlace.span(point.x, anchor.x, size.width)
    let down = HostedPlace.span(point.y, anchor.y, size.height)
    // A view that is too wide keeps to the side where lines begin: that is made the edge which it must not cross.
    var outer = "position:absolute;display:flex;pointer-events:none;left:\(plotNumber(across.start))px"
    outer += ";width:\(plotNumber(across.length))px;top:\(plotNumber(down.start))px;height:\(plotNumber(down.length))px"
    outer += ";direction:\(across.keepsToEnd ? "rtl" : "ltr")"
    outer += ";justify-content:\(alignment(across, isRightToLeft: across.keepsToEnd))"
    outer += ";align-items:\(alignment(down, isRightToLeft: false))"
    var inner = DrawingPart("div", [(name: "class", value: "zs"), (name: "style", value: "direction:ltr;flex:none")])
    inner.view = view
    return DrawingPart(
      "div",
      [(name: "style", value: style.isEmpty ? outer : "\(outer);\(style)")]
        + (isHidden ? [(name: "aria-hidden", value: "true")] : []),
      children: [inner])
  }

  /// What lies along one direction: the box, and where in it the view is.
  private struct Span {
    let start: Double
    let length: Double
    /// Before the point (1), around it (0.5), or after it (0).
    let anchor: Double
    /// Whether the box's end is the picture's.
    let keepsToEnd: Bool
  }

  private static func span(_ point: Double, _ anchor: Double, _ size: Double) -> Span {
    let point = min(max(point, 0), size)
    if anchor < 1 / 3 { return Span(start: point, length: size - point, anchor: 0, keepsToEnd: true) }
    if anchor > 2 / 3 { return Span(start: 0, length: point, anchor: 1, keepsToEnd: false) }
    let reach = min(point, size - point)
    return Span(start: point - reach, length: 2 * reach, anchor: 0.5, keepsToEnd: point > size / 2)
  }

  private func alignment(_ span: Span, isRightToLeft: Bool) -> String {
    let name = span.anchor == 0.5 ? "center" : (span.anchor == 1) == isRightToLeft ? "flex-start" : "flex-end"
    return staysWithin ? "safe \(name)" : name
  }
}
