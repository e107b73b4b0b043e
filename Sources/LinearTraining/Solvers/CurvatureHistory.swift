/// The last moves of a quasi-Newton solver, with what they did to the gradient.
struct CurvatureHistory {
  private struct Pair {
    var change: [Double]
    var gradientChange: [Double]
    var inverseProduct: Double
  }

  private let capacity: Int
  private var pairs: [Pair] = []

  init(capacity: Int) { self.capacity = capacity }

  var isEmpty: Bool { pairs.isEmpty }

  mutating func append(change: [Double], gradientChange: [Double]) {
    let product = VectorMath.dot(change, gradientChange)
    // A move without curvature would make the next direction infinite.
    guard product > 0, (1 / product).isFinite else { return }
    if pairs.count == capacity { pairs.removeFirst() }
    pairs.append(Pair(change: change, gradientChange: gradientChange, inverseProduct: 1 / product))
  }

  /// Minus the gradient, times the inverse of the curvature as far as it is known.
  ///
  /// Nocedal, Wright: Numerical Optimization (2006), algorithm 7.4.
  func direction(for gradient: [Double]) -> [Double] {
    var direction = gradient.map { -$0 }
    guard let last = pairs.last else { return direction }
    var factors: [Double] = []
    for pair in pairs.reversed() {
      let factor = pair.inverseProduct * VectorMath.dot(pair.change, direction)
      factors.append(factor)
      VectorMath.add(-factor, pair.gradientChange, to: &direction)
    }
    let scale = 1 / (VectorMath.dot(last.gradientChange, last.gradientChange) * last.inverseProduct)
    for index in direction.indices { direction[index] *= scale }
    for (pair, factor) in zip(pairs, factors.reversed()) {
      let other = pair.inverseProduct * VectorMath.dot(pair.gradientChange, direction)
      VectorMath.add(factor - other, pair.change, to: &direction)
    }
    return direction
  }
}
