import Glibc
import NumericKernels

/// Log loss of several classes, seen from one class: with p its probability, the gradient is p − y, the hessian
/// 2 · p · (1 − p), as XGBoost has it.
struct SoftmaxGradients: GradientSource, @unchecked Sendable {
  /// The class's probability, a row each, as of the start of the round.
  let probabilities: AlignedBuffer<Float>
  let classes: AlignedBuffer<Int32>
  let classIndex: Int32

  @inline(__always)
  func gradients(from row: Int) -> (gradient: SIMD8<Float>, hessian: SIMD8<Float>) {
    let probability = UnsafeRawPointer(probabilities.start + row).loadUnaligned(as: SIMD8<Float>.self)
    let classes = UnsafeRawPointer(classes.start + row).loadUnaligned(as: SIMD8<Int32>.self)
    let target = SIMD8<Float>(repeating: 0).replacing(with: 1, where: classes .== SIMD8(repeating: classIndex))
    var hessian = 2 * probability * (1 - probability)
    let least = SIMD8<Float>(repeating: 1e-16)
    hessian.replace(with: least, where: hessian .< least)
    return (probability - target, hessian)
  }
}

enum Softmax {
  /// Writes every class's probability at the margins; both have a buffer a class.
  static func fill(
    _ probabilities: [AlignedBuffer<Float>], margins: [AlignedBuffer<Float>], rowCount: Int, threadCount: Int
  ) {
    ParallelExecution.forEachChunk(of: rowCount, chunkLength: 4096, threadCount: threadCount) { _, rows in
      for row in rows {
        var largest = -Float.infinity
        for margin in margins { largest = max(largest, margin.start[row]) }
        var sum: Float = 0
        for (classIndex, margin) in margins.enumerated() {
          let exponential = expf(margin.start[row] - largest)
          probabilities[classIndex].start[row] = exponential
          sum += exponential
        }
        for probability in probabilities { probability.start[row] /= sum }
      }
    }
  }

  static func scores(margins: [AlignedBuffer<Float>], classes: AlignedBuffer<Int32>, rows: Range<Int>) -> ScoreSums {
    var sums = ScoreSums()
    for row in rows {
      var best = 0
      for classIndex in margins.indices where margins[classIndex].start[row] > margins[best].start[row] {
        best = classIndex
      }
      let largest = Double(margins[best].start[row])
      let sum = margins.reduce(0.0) { $0 + exp(Double($1.start[row]) - largest) }
      let target = Int(classes.start[row])
      sums.loss += log(sum) + largest - Double(margins[target].start[row])
      if best == target { sums.correctCount += 1 }
    }
    return sums
  }
}
