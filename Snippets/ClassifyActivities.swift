// Trains a classifier while watching it learn, exports it, and asks the exported model.

import CoreML
import CreateMLComponents
import Foundation
import TabularData

var frame = DataFrame()
frame.append(column: Column<Double>(name: "steps", contents: [550, 700, 3100, 3800, 8700, 9400, 5200, 5800]))
frame.append(column: Column<Double>(name: "heartRate", contents: [60, 64, 105, 115, 152, 162, 130, 135]))
let activities = ["resting", "resting", "walking", "walking", "running", "running", "cycling", "cycling"]
frame.append(column: Column(name: "activity", contents: activities))

let task = BoostedTreeClassifier(targetColumn: "activity")
for try await event in task.makeTrainingEvents(on: frame) {
  switch event {
  case .iterationCompleted(let checkpoint):
    print("Iteration \(checkpoint.iteration): accuracy \(checkpoint.metrics.accuracy), loss \(checkpoint.metrics.loss)")
  case .completed(let model):
    let place = FileManager.default.temporaryDirectory.appending(path: "Activity-\(UUID().uuidString).mlpackage")
    try model.export(to: place)
    let loaded = try MLModel(contentsOf: place)
    let input = try MLDictionaryFeatureProvider(dictionary: ["steps": 9000.0, "heartRate": 158.0])
    let answer = try loaded.prediction(from: input).featureValue(for: "activity")?.stringValue
    print("9000 steps a minute at a pulse of 158: \(answer ?? "unknown")")
    try FileManager.default.removeItem(at: place)
  }
}
