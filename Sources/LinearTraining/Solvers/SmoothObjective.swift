/// A function with a gradient, to be made small: all that a solver knows of a model.
protocol SmoothObjective {
  /// The length of a point.
  var parameterCount: Int { get }

  /// The value at `point`; writes the gradient there into `gradient`.
  func evaluate(at point: [Double], gradient: inout [Double]) -> Double
}

/// A function that also has second derivatives worth computing.
protocol TwiceSmoothObjective: SmoothObjective {
  /// The second derivatives at `point`, column by column; only the upper triangle is filled.
  func hessian(at point: [Double]) -> [Double]
}

/// Where a solver stopped.
struct SolverResult {
  var point: [Double]
  var iterationCount: Int
  /// Whether it stopped because the point is good enough, or as good as rounding allows.
  var isConverged: Bool
}

/// When a solver stops, and how far it goes at first.
struct SolverLimits {
  var maximumIterations: Int
  var convergenceThreshold: Double
  var stepSize: Double
}

/// The few vector operations that solvers need; all sum in index order.
enum VectorMath {
  static func dot(_ first: [Double], _ second: [Double]) -> Double {
    var sum = 0.0
    for index in first.indices { sum += first[index] * second[index] }
    return sum
  }

  /// The largest absolute entry; NaN where any is NaN.
  static func largest(_ vector: [Double]) -> Double {
    var largest = 0.0
    for value in vector {
      if value.isNaN { return .nan }
      if abs(value) > largest { largest = abs(value) }
    }
    return largest
  }

  /// Adds `factor` times `second` to `first`.
  static func add(_ factor: Double, _ second: [Double], to first: inout [Double]) {
    for index in first.indices { first[index] += factor * second[index] }
  }

  static func difference(_ first: [Double], _ second: [Double]) -> [Double] {
    var result = first
    add(-1, second, to: &result)
    return result
  }
}
