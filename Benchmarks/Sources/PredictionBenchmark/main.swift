// Predicts with trained trees as a client does, and prints a line of JSON: the seconds for a frame of a million rows, and
// the median microseconds of a single prediction through MLModel.
//
// usage: PredictionBenchmark FOLDER

import BenchmarkSupport
import CoreML
import CreateML
import Foundation
import TabularData

guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: PredictionBenchmark FOLDER\n".utf8))
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1])
let frame = try HiggsLikeData.frame("train", in: folder)
let classifier = try MLBoostedTreeClassifier(
  trainingData: frame, targetColumn: "label",
  parameters: MLBoostedTreeClassifier.ModelParameters(validation: .none, maxDepth: 6, maxIterations: 100))

var batch = Double.infinity
for _ in 0..<3 {
  var predictions: AnyColumn?
  batch = min(batch, try seconds { predictions = try classifier.predictions(from: frame) })
  guard predictions?.count == frame.rows.count else { exit(1) }
}

let model = classifier.model
let rows = FrameRows(frame.prefix(1000).base, except: "label")
let provider = rows.features(at: 0)
var singles = [Double]()
for _ in 0..<2000 {
  singles.append(try seconds { _ = try model.prediction(from: provider) } * 1e6)
}
singles.sort()
print(
  String(
    format: #"{"predictor": "Espalier", "batch": %.3f, "singleMicroseconds": %.2f}"#, batch, singles[singles.count / 2])
)
