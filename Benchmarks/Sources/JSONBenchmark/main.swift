// Reads a JSON file, prints the frame, summarises it and writes it again, and prints one line of JSON: the least seconds
// of each, over some repeats.
//
// usage: JSONBenchmark FILE [REPEATS]

import Foundation
import TabularData

guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: JSONBenchmark FILE [REPEATS]\n".utf8))
  exit(2)
}
let place = URL(filePath: CommandLine.arguments[1])
let repeats = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1 : 1
let clock = ContinuousClock()
var times: [String: [Double]] = [:]

@MainActor func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
  let start = clock.now
  let result = try body()
  times[name, default: []].append((clock.now - start) / .seconds(1))
  return result
}

var shape = (rows: 0, columns: 0)
for _ in 0..<max(repeats, 1) {
  let frame = try measure("read") { try DataFrame(contentsOfJSONFile: place) }
  _ = measure("print") { frame.description }
  _ = measure("summary") { frame.summary() }
  _ = try measure("write") { try frame.jsonRepresentation() }
  shape = frame.shape
}
var usage = rusage()
getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
let least = times.sorted { $0.key < $1.key }.map { name, seconds in
  "\"\(name)\": \(String(format: "%.4f", seconds.min() ?? .nan))"
}
print(
  """
  {"reader": "Espalier", \(least.joined(separator: ", ")), "rows": \(shape.rows), "columns": \(shape.columns), \
  "peakMegabytes": \(usage.ru_maxrss / 1024)}
  """)
