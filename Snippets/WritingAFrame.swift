// Writes frames as CSV and JSON.

import Foundation
import TabularData

let folder = FileManager.default.temporaryDirectory.appending(path: "writing-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
// snippet.csv
let cities: DataFrame = [
  "city": ["Lima", "Sparta, TN", nil], "people": [10_151_200, 5_001, nil],
  "founded": [Date(timeIntervalSince1970: -13_725_849_600), nil, Date(timeIntervalSince1970: 0.25)],
]
let file = folder.appending(path: "cities.csv")
try cities.writeCSV(to: file)
print(try String(contentsOf: file, encoding: .utf8))
// snippet.end

// snippet.options
let options = CSVWritingOptions(includesHeader: false, nilEncoding: "NA", newline: "\r\n", delimiter: "\t")
let bytes = try cities.csvRepresentation(options: options)
print(bytes.count)
// snippet.end

// snippet.slice
try cities.filter(on: "people", Int.self) { $0 != nil }.writeCSV(to: file)
print(try DataFrame(contentsOfCSVFile: file).shape)
// snippet.end

// snippet.json
var json = JSONWritingOptions()
json.prettyPrint = true
print(String(decoding: try cities.prefix(1).jsonRepresentation(options: json), as: UTF8.self))
// snippet.end
try FileManager.default.removeItem(at: folder)
