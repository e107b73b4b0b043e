/// A straight line across the plot.
public struct RuleMark: MarkSource {
  let marks: [Mark]

  /// Makes a line from bottom to top.
  public init<X: Plottable>(x: PlottableValue<X>) { marks = [Mark(kind: .rule, x: LabelledValue(x))] }

  /// Makes a line from side to side.
  public init<Y: Plottable>(y: PlottableValue<Y>) { marks = [Mark(kind: .rule, y: LabelledValue(y))] }
}
