/// A straight line across the plot, or between two values.
public struct RuleMark: MarkSource {
  let marks: [Mark]

  /// Makes a line from bottom to top.
  public init<X: Plottable>(x: PlottableValue<X>) { marks = [Mark(kind: .rule, x: LabelledValue(x))] }

  /// Makes a line from side to side.
  public init<Y: Plottable>(y: PlottableValue<Y>) { marks = [Mark(kind: .rule, y: LabelledValue(y))] }

  /// Makes an upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [Mark(kind: .rule, x: LabelledValue(x), y: LabelledValue(yStart), yEnd: LabelledValue(yEnd))]
  }

  /// Makes a level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    marks = [Mark(kind: .rule, x: LabelledValue(xStart), y: LabelledValue(y), xEnd: LabelledValue(xEnd))]
  }
}
