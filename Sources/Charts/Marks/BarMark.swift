/// A bar from zero to a value, or between two. It stands where the values are upright, and lies where they are level.
public struct BarMark: MarkSource {
  let marks: [Mark]

  /// Makes a bar from zero; bars at the same place are stacked.
  ///
  /// - Parameters:
  ///   - x: Where it is from side to side.
  ///   - y: Where it is from bottom to top.
  ///   - width: How wide it is when it stands.
  ///   - height: How high it is when it lies.
  ///   - stacking: What becomes of bars at the same place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    marks = [
      Mark(
        kind: .bar(width: width, height: height), x: LabelledValue(x), y: LabelledValue(y), stacking: stacking)
    ]
  }

  /// Makes a standing bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    marks = [
      Mark(
        kind: .bar(width: width, height: .automatic), x: LabelledValue(x), y: LabelledValue(yStart),
        yEnd: LabelledValue(yEnd))
    ]
  }

  /// Makes a lying bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    marks = [
      Mark(
        kind: .bar(width: .automatic, height: height), x: LabelledValue(xStart), y: LabelledValue(y),
        xEnd: LabelledValue(xEnd))
    ]
  }
}
