import Glibc
import NumericKernels
import TrainingLoop

/// What scores are made from.
struct ScoreSums: Sendable {
  var loss = 0.0
  var correctCount = 0
  var maximumError = 0.0

  mutating func add(_ other: ScoreSums) {
    loss += other.loss
    correctCount += other.correctCount
    maximumError = max(maximumError, other.maximumError)
  }
}

/// Targets as the objectives read them.
enum BoostingTargets: Sendable {
  case values(AlignedBuffer<Float>)
  case twoClasses(AlignedBuffer<UInt8>)
  case classes(AlignedBuffer<Int32>)

  /// - Precondition: The targets were checked for the objective.
  init(_ targets: TrainingTargets, objective: BoostingObjective) {
    switch (targets, objective) {
    case (.values(let values), _):
      let buffer = AlignedBuffer<Float>(count: values.count, spare: 0)
      for (row, value) in values.enumerated() { buffer.start[row] = Float(value) }
      self = .values(buffer)
    case (.classes(let classes), .binaryLogistic):
      let buffer = AlignedBuffer<UInt8>(count: classes.count, spare: 0)
      for (row, value) in classes.enumerated() { buffer.start[row] = UInt8(value) }
      self = .twoClasses(buffer)
    case (.classes(let classes), _):
      let buffer = AlignedBuffer<Int32>(count: classes.count, spare: 0)
      for (row, value) in classes.enumerated() { buffer.start[row] = value }
      self = .classes(buffer)
    }
  }
}

/// The margins of some rows, and the loss at them.
struct BoostingState: Sendable {
  let rowCount: Int
  let targets: BoostingTargets
  /// A buffer a dimension: what the trees so far add up to.
  let margins: [AlignedBuffer<Float>]

  init(_ set: TreeTrainingSet, objective: BoostingObjective) {
    rowCount = set.table.rowCount
    targets = BoostingTargets(set.targets, objective: objective)
    let base = Float(objective.baseScore)
    margins = (0..<objective.dimensionCount).map { _ in
      let buffer = AlignedBuffer<Float>(count: set.table.rowCount, spare: 0)
      buffer.start.update(repeating: base, count: buffer.count)
      return buffer
    }
  }

  /// The margins row after row, each with one number a dimension.
  var sums: [Float] {
    if margins.count == 1 { return margins[0].array }
    let dimensionCount = margins.count
    return [Float](unsafeUninitializedCapacity: rowCount * dimensionCount) { sums, count in
      for (dimension, margin) in margins.enumerated() {
        for row in 0..<rowCount { sums[row * dimensionCount + dimension] = margin.start[row] }
      }
      count = rowCount * dimensionCount
    }
  }

  /// The loss and its companions, summed a fixed stretch of rows at a time so that they do not depend on threads.
  func scores(threadCount: Int) -> TrainingScores {
    let chunkLength = 1 << 14
    let chunkCount = (rowCount + chunkLength - 1) / chunkLength
    var parts = [ScoreSums](repeating: ScoreSums(), count: chunkCount)
    parts.withUnsafeMutableBufferPointer { parts in
      nonisolated(unsafe) let parts = parts
      ParallelExecution.forEachChunk(of: rowCount, chunkLength: chunkLength, threadCount: threadCount) { chunk, rows in
        parts[chunk] = scoreSums(rows)
      }
    }
    let sums = parts.reduce(into: ScoreSums()) { $0.add($1) }
    let loss = sums.loss / Double(rowCount)
    if case .values = targets {
      return TrainingScores(
        loss: loss, rootMeanSquaredError: (2 * loss).squareRoot(), maximumError: sums.maximumError)
    }
    return TrainingScores(loss: loss, accuracy: Double(sums.correctCount) / Double(rowCount))
  }

  private func scoreSums(_ rows: Range<Int>) -> ScoreSums {
    let margin = UnsafeBufferPointer(start: margins[0].start + rows.lowerBound, count: rows.count)
    switch targets {
    case .values(let values):
      return SquaredError.scores(
        margins: margin, targets: UnsafeBufferPointer(start: values.start + rows.lowerBound, count: rows.count))
    case .twoClasses(let classes):
      return BinaryLogistic.scores(
        margins: margin, classes: UnsafeBufferPointer(start: classes.start + rows.lowerBound, count: rows.count))
    case .classes(let classes):
      return Softmax.scores(margins: margins, classes: classes, rows: rows)
    }
  }

  /// The variance of the targets, where they are numbers.
  var targetVariance: Double? {
    guard case .values(let values) = targets else { return nil }
    let numbers = UnsafeBufferPointer(start: values.start, count: rowCount)
    let mean = numbers.reduce(0.0) { $0 + Double($1) } / Double(rowCount)
    return numbers.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(rowCount)
  }
}
