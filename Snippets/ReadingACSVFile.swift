// Reads CSV files: types, choices of columns and rows, other spellings, dates, and what an error says.

// snippet.read
import Foundation
import TabularData

let penguins = try DataFrame(contentsOfCSVFile: URL(filePath: "Data/penguins.csv"))
print(penguins.prefix(4))
// snippet.end

// snippet.types
let sizes = try DataFrame(
  contentsOfCSVFile: URL(filePath: "Data/penguins.csv"), columns: ["body_mass_g", "year", "species"], rows: 0..<3,
  types: ["body_mass_g": .double, "year": .string])
print(sizes)
// snippet.end

// snippet.options
let text = """
  007;9.50;sold out;31.12.2024
  012;;yes;01.02.2025
  """
var options = CSVReadingOptions(
  hasHeaderRow: false, nilEncodings: ["", "sold out"], trueEncodings: ["yes"], falseEncodings: ["no"], delimiter: ";")
options.addDateParseStrategy(
  Date.ParseStrategy(format: "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits)", timeZone: .gmt))
print(try DataFrame(csvData: Data(text.utf8), options: options))
// snippet.end

// snippet.errors
do {
  _ = try DataFrame(csvData: Data("city,people\nLima,many\n".utf8), types: ["people": .integer])
} catch let error as CSVReadingError {
  print(error)
}
// snippet.end
