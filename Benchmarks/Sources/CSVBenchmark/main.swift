// Reads a CSV file one or more times, or reads it once and writes it as another one or more times, and prints one line of
// JSON: how long that took, and what was read.
//
// usage: CSVBenchmark read FILE [REPEATS]
//        CSVBenchmark write FILE TARGET [REPEATS]

import Foundation
import TabularData

let arguments = CommandLine.arguments
guard arguments.count > 2, arguments[1] == "read" || arguments[1] == "write" && arguments.count > 3 else {
  FileHandle.standardError.write(
    Data("usage: CSVBenchmark read FILE [REPEATS]\n       CSVBenchmark write FILE TARGET [REPEATS]\n".utf8))
  exit(2)
}

/// The largest part of memory that the process had at once so far, the file's mapped pages included.
func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}

let source = URL(filePath: arguments[2])
let repeats = max(
  (arguments[1] == "read" ? arguments.dropFirst(3) : arguments.dropFirst(4)).first.flatMap { Int($0) } ?? 1, 1)
let clock = ContinuousClock()
var seconds: [Double] = []
var shape = (rows: 0, columns: 0)
var before = 0
if arguments[1] == "read" {
  for _ in 0..<repeats {
    let start = clock.now
    let frame = try DataFrame(contentsOfCSVFile: source)
    seconds.append((clock.now - start) / .seconds(1))
    shape = frame.shape
  }
} else {
  let frame = try DataFrame(contentsOfCSVFile: source)
  shape = frame.shape
  before = peakMegabytes()
  for _ in 0..<repeats {
    let start = clock.now
    try frame.writeCSV(to: URL(filePath: arguments[3]))
    seconds.append((clock.now - start) / .seconds(1))
  }
}
seconds.sort()
let mean = String(format: "%.4f", seconds.reduce(0, +) / Double(seconds.count))
let minimum = String(format: "%.4f", seconds[0])
let median = String(format: "%.4f", seconds[seconds.count / 2])
print(
  """
  {"seconds": \(minimum), "medianSeconds": \(median), "meanSeconds": \(mean), \
  "rows": \(shape.rows), "columns": \(shape.columns), "peakMegabytes": \(peakMegabytes() - before)}
  """)
