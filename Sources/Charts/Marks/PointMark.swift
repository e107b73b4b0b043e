/// A symbol at a place.
public struct PointMark: MarkSource {
  let marks: [Mark]

  /// Makes a symbol at a place.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [Mark(kind: .point, x: LabelledValue(x), y: LabelledValue(y))]
  }
}
