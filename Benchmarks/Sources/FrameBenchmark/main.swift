// Does each operation some times, and prints one line of JSON: for each the seconds of each repeat and a number that
// every library must agree on; for a client's loops the seconds over an array too.
//
// usage: FrameBenchmark FOLDER [REPEATS] [OPERATION ...]

import BenchmarkSupport
import Foundation
import TabularData

guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: FrameBenchmark FOLDER [REPEATS] [OPERATION ...]\n".utf8))
  exit(2)
}
let data = try FrameData(folder: URL(filePath: CommandLine.arguments[1]))
let repeats = CommandLine.arguments.count > 2 ? max(Int(CommandLine.arguments[2]) ?? 1, 1) : 1
let chosen = Set(CommandLine.arguments.dropFirst(3))

struct Measurement: Encodable {
  var seconds: [Double] = []
  var check = 0.0
}

func measured(_ work: () -> Double) -> Measurement {
  var measurement = Measurement()
  for _ in 0..<repeats { measurement.seconds.append(seconds { measurement.check = work() }) }
  return measurement
}

var results: [String: Measurement] = [:]
for operation in Operation.ofColumns(data) + Operation.ofGroups(data) + Operation.ofJoins(data)
where chosen.isEmpty || chosen.contains(operation.name) {
  results[operation.name] = measured(operation.run)
}
let column = data.frame["a", Double.self]
let array = column.map { $0 ?? 0 }.compactMap { $0 }
for loop in ClientLoop.all where chosen.isEmpty || chosen.contains(loop.name) {
  results[loop.name] = measured { loop.overColumn(column) }
  results[loop.name + ", array"] = measured { loop.overArray(array) }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(results), as: UTF8.self))
