/// A point of a line; the points of a series are joined in their order.
public struct LineMark: MarkSource {
  let marks: [Mark]

  /// Makes a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [Mark(kind: .line, x: LabelledValue(x), y: LabelledValue(y))]
  }

  /// Makes a point of one of several lines, told apart by `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    marks = [Mark(kind: .line, x: LabelledValue(x), y: LabelledValue(y), series: LabelledValue(series))]
  }
}
