// The shortest way from a file to an answer.

// snippet.start
import Foundation
import TabularData

let penguins = try DataFrame(contentsOfCSVFile: URL(filePath: "Data/penguins.csv"))
let females = penguins.filter(on: "sex", String.self) { $0 == "female" }
print(females.grouped(by: "species").means("bill_length_mm", Double.self, order: .descending))
// snippet.end
