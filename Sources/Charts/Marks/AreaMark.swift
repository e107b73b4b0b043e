/// A point of the edge of an area that reaches down to zero, or between two edges.
public struct AreaMark: MarkSource {
  let marks: [Mark]

  /// Makes a point of an area from zero; areas of several series are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    marks = [Mark(kind: .area, x: LabelledValue(x), y: LabelledValue(y), stacking: stacking)]
  }

  /// Makes a point of one of several areas, told apart by `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    marks = [
      Mark(
        kind: .area, x: LabelledValue(x), y: LabelledValue(y), series: LabelledValue(series), stacking: stacking)
    ]
  }

  /// Makes a point of an area between two edges.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [
      Mark(kind: .area, x: LabelledValue(x), y: LabelledValue(yStart), yEnd: LabelledValue(yEnd))
    ]
  }

  /// Makes a point of one of several areas between two edges, told apart by `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    marks = [
      Mark(
        kind: .area, x: LabelledValue(x), y: LabelledValue(yStart), yEnd: LabelledValue(yEnd),
        series: LabelledValue(series))
    ]
  }
}
