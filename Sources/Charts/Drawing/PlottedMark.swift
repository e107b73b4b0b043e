import Foundation

/// A mark with its ends on the two axes, stacked on those below it.
struct PlottedMark {
  let mark: Mark
  var x: PlotSpan?
  var y: PlotSpan?
}

/// From one value to another on an axis; the same one twice is a place.
struct PlotSpan: Equatable {
  var start: PlotValue
  var end: PlotValue

  init(_ start: PlotValue, _ end: PlotValue? = nil) {
    self.start = start
    self.end = end ?? start
  }
}

extension PlottedMark {
  /// The marks, bars and areas reaching from zero or from what they are stacked on.
  static func stacked(_ marks: [Mark], isLying: Bool) -> [PlottedMark] {
    var totals: [StackKey: Double] = [:]
    for mark in marks {
      guard mark.stacking.method == .normalized, let (key, value) = stackKey(of: mark, isLying) else { continue }
      totals[key, default: 0] += abs(value)
    }
    var heights: [StackKey: Double] = [:]
    return marks.map { mark in
      var plotted = PlottedMark(
        mark: mark, x: mark.x.map { PlotSpan($0.value, mark.xEnd?.value) },
        y: mark.y.map { PlotSpan($0.value, mark.yEnd?.value) })
      guard let (key, value) = stackKey(of: mark, isLying) else { return plotted }
      let whole = totals[key] ?? 1
      let height = mark.stacking.method == .normalized ? (whole > 0 ? value / whole : 0) : value
      let start = mark.stacking.method == .unstacked ? 0 : heights[key] ?? 0
      heights[key] = start + height
      let span = PlotSpan(.number(start), .number(start + height))
      if isLying { plotted.x = span } else { plotted.y = span }
      return plotted
    }
  }

  /// What marks must share to be stacked on each other; those below zero go down by themselves.
  private struct StackKey: Hashable {
    let place: PlotValue?
    let position: PlotValue?
    let isArea: Bool
    let isNegative: Bool
  }

  /// Nil for a mark that does not grow from zero.
  private static func stackKey(of mark: Mark, _ isLying: Bool) -> (StackKey, Double)? {
    var isArea = false
    switch mark.kind {
    case .bar: break
    case .area: isArea = true
    case .line, .point, .rule: return nil
    }
    guard mark.xEnd == nil, mark.yEnd == nil else { return nil }
    guard case .number(let value)? = (isLying ? mark.x : mark.y)?.value, value.isFinite else { return nil }
    let key = StackKey(
      place: (isLying ? mark.y : mark.x)?.value, position: mark.style.positionBy?.value, isArea: isArea,
      isNegative: value < 0)
    return (key, value)
  }
}

extension Mark {
  /// Whether the mark is a bar that lies: its length is told from side to side.
  var isLyingBar: Bool {
    guard case .bar = kind else { return false }
    if xEnd != nil { return true }
    if yEnd != nil { return false }
    guard case .number? = x?.value else { return false }
    if case .number? = y?.value { return false }
    return true
  }
}
