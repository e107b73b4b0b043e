// Trains a model of how long people sleep, writes it, loads it with Core ML, and says when to go to bed.

import CoreML
import CreateML
import Foundation
import TabularData

// Sleepers who need what they estimate and five minutes more for each cup of coffee.
let people = 0..<200
let wakeTimes = people.map { Double(5 * 3600 + ($0 * 7919) % (4 * 3600)) }
let estimates = people.map { 4 + Double(($0 * 13) % 33) / 4 }
let cups = people.map { Double(1 + ($0 * 5) % 20) }
let frame: DataFrame = [
  "wake": wakeTimes, "estimatedSleep": estimates, "coffee": cups,
  "actualSleep": people.map { 3600 * estimates[$0] + 300 * cups[$0] },
]

let folder = FileManager.default.temporaryDirectory.appending(path: "bedtime-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let file = folder.appending(path: "SleepCalculator.mlmodel")
try MLLinearRegressor(trainingData: frame, targetColumn: "actualSleep").write(to: file)

let model = try MLModel(contentsOf: MLModel.compileModel(at: file))
let input = try MLDictionaryFeatureProvider(dictionary: ["wake": 7 * 3600.0, "estimatedSleep": 8.0, "coffee": 2.0])
let sleep = try model.prediction(from: input).featureValue(for: "actualSleep")?.doubleValue ?? 0

let wakeUp = Calendar.current.date(bySettingHour: 7, minute: 0, second: 0, of: .now) ?? .now
let bedtime = wakeUp - sleep
print("To wake at 7 after 8 hours of sleep and 2 cups of coffee, go to bed at", terminator: " ")
print(bedtime.formatted(date: .omitted, time: .shortened))
try FileManager.default.removeItem(at: folder)
