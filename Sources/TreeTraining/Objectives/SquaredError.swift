import Glibc
import NumericKernels

/// Half the squared error: the gradient is the error, the hessian 1.
struct SquaredErrorGradients: GradientSource, @unchecked Sendable {
  let margins: AlignedBuffer<Float>
  let targets: AlignedBuffer<Float>

  @inline(__always)
  func gradients(from row: Int) -> (gradient: SIMD8<Float>, hessian: SIMD8<Float>) {
    let margin = UnsafeRawPointer(margins.start + row).loadUnaligned(as: SIMD8<Float>.self)
    let target = UnsafeRawPointer(targets.start + row).loadUnaligned(as: SIMD8<Float>.self)
    return (margin - target, SIMD8(repeating: 1))
  }
}

enum SquaredError {
  static func scores(margins: UnsafeBufferPointer<Float>, targets: UnsafeBufferPointer<Float>) -> ScoreSums {
    var sums = ScoreSums()
    for row in margins.indices {
      let error = Double(margins[row]) - Double(targets[row])
      sums.loss += error * error / 2
      sums.maximumError = max(sums.maximumError, abs(error))
    }
    return sums
  }
}
