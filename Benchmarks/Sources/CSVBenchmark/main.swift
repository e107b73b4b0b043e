// Reads a CSV file one or more times, and prints one line of JSON: how long that took, and what was read.
//
// usage: CSVBenchmark FILE [REPEATS]

import Foundation
import TabularData

guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: CSVBenchmark FILE [REPEATS]\n".utf8))
  exit(2)
}
let place = URL(filePath: CommandLine.arguments[1])
let repeats = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1 : 1
let clock = ContinuousClock()
var seconds: [Double] = []
var shape = (rows: 0, columns: 0)

for _ in 0..<max(repeats, 1) {
  let start = clock.now
  let frame = try DataFrame(contentsOfCSVFile: place)
  seconds.append((clock.now - start) / .seconds(1))
  shape = frame.shape
}
seconds.sort()
var usage = rusage()
getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
let minimum = String(format: "%.4f", seconds[0])
let median = String(format: "%.4f", seconds[seconds.count / 2])
print(
  """
  {"reader": "Espalier", "seconds": \(minimum), "medianSeconds": \(median), "rows": \(shape.rows), \
  "columns": \(shape.columns), "peakMegabytes": \(usage.ru_maxrss / 1024)}
  """)
