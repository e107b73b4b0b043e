import Foundation

/// Where marks lie in the plot.
extension ChartLayout {
  /// The rectangle of a bar; nil where it is on no place of the axes.
  func bar(_ mark: PlottedMark) -> CGRect? {
    guard case .bar(let width, let height) = mark.mark.kind else { return nil }
    let middle = isLying ? mark.y.flatMap { yPlace($0.start) } : xMiddle(of: mark)
    guard var middle, let ends = isLying ? mark.x : mark.y else { return nil }
    let place = isLying ? xPlace : yPlace
    guard let start = place(ends.start), let end = place(ends.end) else { return nil }
    var thickness = (isLying ? height : width).length(within: room(of: mark))
    if let position = mark.mark.style.positionBy?.value, let index = barPositions.firstIndex(of: position) {
      thickness /= Double(barPositions.count)
      middle += (Double(index) - Double(barPositions.count - 1) / 2) * thickness
    }
    let (low, high) = (min(start, end), max(start, end))
    return isLying
      ? CGRect(x: low, y: middle - thickness / 2, width: high - low, height: thickness)
      : CGRect(x: middle - thickness / 2, y: low, width: thickness, height: high - low)
  }

  /// Where one end of a mark is.
  func point(_ mark: PlottedMark, _ end: (PlotSpan) -> PlotValue) -> CGPoint? {
    guard let x = xMiddle(of: mark), let y = mark.y.flatMap({ yPlace(end($0)) }) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The ends of a rule: those of the plot where it has none of its own.
  func rule(_ mark: PlottedMark) -> (from: CGPoint, to: CGPoint)? {
    if let end = mark.mark.xEnd?.value, let start = mark.x?.start {
      guard let y = mark.y.flatMap({ yPlace($0.end) }), let from = xPlace(start), let to = xPlace(end) else {
        return nil
      }
      return (CGPoint(x: from, y: y), CGPoint(x: to, y: y))
    }
    if mark.x != nil {
      guard let x = xMiddle(of: mark) else { return nil }
      guard let span = mark.y else { return (CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY)) }
      guard let from = yPlace(span.start), let to = yPlace(span.end) else { return nil }
      return (CGPoint(x: x, y: from), CGPoint(x: x, y: to))
    }
    guard let y = mark.y.flatMap({ yPlace($0.end) }) else { return nil }
    return (CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y))
  }

  /// What a mark takes of the plot; of a point of a line or an area that point.
  func place(of mark: PlottedMark) -> CGRect? {
    switch mark.mark.kind {
    case .bar: return bar(mark)
    case .rule:
      guard let (from, to) = rule(mark) else { return nil }
      return CGRect(
        x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
    case .point:
      let radius = ((mark.mark.style.symbolSize ?? 50) / .pi).squareRoot()
      return point(mark, \.end).map {
        CGRect(x: $0.x - radius, y: $0.y - radius, width: 2 * radius, height: 2 * radius)
      }
    case .line, .area: return point(mark, \.end).map { CGRect(origin: $0, size: .zero) }
    }
  }
}
