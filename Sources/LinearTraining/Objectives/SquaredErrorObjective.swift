import NumericKernels

/// The sum of squared errors plus the L2 penalty, over a centred design, so that there is no intercept.
struct SquaredErrorObjective: SmoothObjective {
  let design: DesignMatrix
  /// The targets less their mean.
  let targets: [Double]
  /// What the square of each weight costs, in inside order.
  let l2Penalties: [Double]
  let threadCount: Int

  var parameterCount: Int { design.featureCount }

  func evaluate(at point: [Double], gradient: inout [Double]) -> Double {
    let errors = residuals(of: point)
    let products = transposedProduct(with: errors)
    var value = VectorMath.dot(errors, errors)
    for index in point.indices {
      gradient[index] = 2 * (l2Penalties[index] * point[index] - products[index])
      value += l2Penalties[index] * point[index] * point[index]
    }
    return value
  }

  /// The targets less the predictions.
  func residuals(of point: [Double]) -> [Double] {
    var errors = design.sums(point + [0], dimensionCount: 1, threadCount: threadCount)
    for row in errors.indices { errors[row] = targets[row] - errors[row] }
    return errors
  }

  /// The weighted sums of all rows.
  func product(with point: [Double]) -> [Double] {
    design.sums(point + [0], dimensionCount: 1, threadCount: threadCount)
  }

  /// The products of each feature with one value a row.
  func transposedProduct(with values: [Double]) -> [Double] {
    Array(design.products(with: values, threadCount: threadCount).dropLast())
  }
}
