import Foundation

/// Round numbers at equal distances, for an axis.
struct NumberTicks: Equatable {
  /// The distance: 1, 2 or 5 times a power of ten, where none was given.
  let step: Double
  /// The first and the last one, counted in steps.
  private let first: Int
  private let last: Int

  /// The ticks within `range`, about `count` of them: of the steps 1, 2, 5 and 10 that one whose ratio to the wanted one
  /// is nearest to 1. Widened, they begin and end at or beyond the range's ends.
  init(in range: ClosedRange<Double>, count: Int, isWidened: Bool = false) {
    self.init(
      in: range, step: NumberTicks.step(range.upperBound - range.lowerBound, count), isWidened: isWidened)
  }

  /// The multiples of `step` within `range`; widened, they begin and end at or beyond its ends.
  init(in range: ClosedRange<Double>, step: Double, isWidened: Bool = false) {
    let step = step > 0 && step.isFinite ? step : 1
    self.step = step
    // Ends that are ticks but for rounding errors count as such.
    let slack = 1e-9
    let (low, high) = (range.lowerBound / step, range.upperBound / step)
    first = Int((isWidened ? (low + slack).rounded(.down) : (low - slack).rounded(.up)).clamped)
    last = Int((isWidened ? (high - slack).rounded(.up) : (high + slack).rounded(.down)).clamped)
  }

  private static func step(_ span: Double, _ count: Int) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let wanted = span / Double(max(count, 1))
    let power = pow(10, log10(wanted).rounded(.down))
    let ratio = wanted / power
    // The borders are the geometric means of neighbouring steps.
    let factor = ratio >= 50.0.squareRoot() ? 10.0 : ratio >= 10.0.squareRoot() ? 5 : ratio >= 2.0.squareRoot() ? 2 : 1
    return factor * power
  }

  /// The numbers, each the nearest to a multiple of the step.
  var values: [Double] {
    guard first <= last, last - first < 1000 else { return [] }
    let parts = 1 / step
    let isPart = step < 1 && abs(parts - parts.rounded()) < 1e-9 * parts
    return (first...last).map { isPart ? Double($0) / parts.rounded() : Double($0) * step }
  }

  /// From the first to the last number; nil when there is none.
  var range: ClosedRange<Double>? {
    let values = values
    guard let first = values.first, let last = values.last else { return nil }
    return first...last
  }

  /// How many decimals tell the numbers apart.
  var decimals: Int {
    let needed = (0...12).first { places in
      let whole = step * pow(10, Double(places))
      return whole >= 1 && abs(whole - whole.rounded()) < 1e-9 * whole
    }
    return needed ?? max(0, 1 - Int(log10(step).rounded(.down)))
  }
}

extension Double {
  /// The number within what an integer holds without loss.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -9e15), 9e15) }
}
