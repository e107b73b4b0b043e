// Trains the boosting engine on raw float32 files and prints one line of JSON: seconds and the held-out AUC.
//
//   engine-benchmark FOLDER [threads] [rows] [rounds]

import EvaluationMetrics
import Foundation
import ModelRuntime
import NumericKernels
import Synchronization
import TrainingLoop
import TreeTraining

func floats(_ url: URL) throws -> [Float] {
  let data = try Data(contentsOf: url)
  return [Float](unsafeUninitializedCapacity: data.count / 4) { buffer, count in
    count = data.copyBytes(to: buffer) / 4
  }
}

/// Row-major values as a table of `columnCount` columns.
func table(_ values: [Float], columnCount: Int) -> FeatureTable {
  let rowCount = values.count / columnCount
  let columns = (0..<columnCount).map { column in
    FeatureColumn.float32((0..<rowCount).map { values[$0 * columnCount + column] })
  }
  return FeatureTable(rowCount: rowCount, columns: columns)
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .seconds(1)
}

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: engine-benchmark FOLDER [threads] [rows] [rounds]")
  exit(2)
}
let folder = URL(filePath: arguments[1])
let threadCount = arguments.count > 2 ? Int(arguments[2]) ?? 2 : ParallelExecution.processorCount
let columnCount = 28
var trainingTargets = try floats(folder.appending(path: "train-targets.f32"))
let rowCount = arguments.count > 3 ? min(Int(arguments[3]) ?? 0, trainingTargets.count) : trainingTargets.count
trainingTargets.removeLast(trainingTargets.count - rowCount)
let trainingTable = table(
  Array(try floats(folder.appending(path: "train-features.f32")).prefix(rowCount * columnCount)),
  columnCount: columnCount)
let heldOutTable = table(try floats(folder.appending(path: "test-features.f32")), columnCount: columnCount)
let heldOutTargets = try floats(folder.appending(path: "test-targets.f32"))

var parameters = BoostingParameters()
parameters.iterationCount = arguments.count > 4 ? Int(arguments[4]) ?? 100 : 100
parameters.minimumChildWeight = 1
let booster = GradientBooster(parameters: try parameters.checked(), objective: .binaryLogistic)
let set = TreeTrainingSet(table: trainingTable, targets: .classes(trainingTargets.map { Int32($0) }))

// Cancelled before the first tree, a fit is binning and no more.
let binningDone = Mutex(0)
let binning = seconds {
  let monitor = TrainingMonitor(isCancelled: {
    binningDone.withLock { count in
      count += 1
      return count > 1
    }
  })
  _ = try? booster.fit(set, validation: nil, monitor: monitor, threadCount: threadCount)
}
var fit: BoostingFit?
let total = try seconds {
  fit = try booster.fit(set, validation: nil, monitor: TrainingMonitor(), threadCount: threadCount)
}
if let fit {
  var sums: [Double] = []
  let prediction = seconds { sums = fit.ensemble.sums(of: heldOutTable, threadCount: threadCount) }
  let area = AreaUnderCurve.value(scores: sums, isPositive: heldOutTargets.map { $0 > 0.5 }) ?? .nan
  print(
    String(
      format: #"{"trainer": "engine", "bin": %.3f, "train": %.3f, "total": %.3f, "predict": %.3f, "auc": %.4f}"#,
      binning, total - binning, total, prediction, area))
}
