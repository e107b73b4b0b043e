// Trains MLBoostedTreeClassifier as a client does, from a frame in memory, and prints a line of JSON: the seconds of its
// initialiser (encoding, binning, training, training metrics), and the area under the curve on held-out rows.
//
// usage: BoostingBenchmark FOLDER

import BenchmarkSupport
import CoreML
import CreateML
import Foundation
import TabularData

guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: BoostingBenchmark FOLDER\n".utf8))
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1])
let training = try HiggsLikeData.frame("train", in: folder)
let heldOut = try HiggsLikeData.frame("test", in: folder)

let parameters = MLBoostedTreeClassifier.ModelParameters(
  validation: .none, maxDepth: 6, maxIterations: 100, minChildWeight: 1)
var trained: MLBoostedTreeClassifier?
let total = try seconds {
  trained = try MLBoostedTreeClassifier(trainingData: training, targetColumn: "label", parameters: parameters)
}
guard let classifier = trained else { exit(1) }

let outputs = try classifier.model.predictions(fromBatch: FrameRows(heldOut, except: "label"))
let scores = (0..<outputs.count).map { row in
  let probabilities = outputs.features(at: row).featureValue(for: "labelProbability")?.dictionaryValue
  return probabilities?[1]?.doubleValue ?? .nan
}
let area = areaUnderCurve(scores: scores, isPositive: heldOut["label", Int.self].map { $0 == 1 })
print(String(format: #"{"trainer": "MLBoostedTreeClassifier", "total": %.3f, "auc": %.4f}"#, total, area))
