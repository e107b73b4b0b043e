// Summarises a frame and its columns.

import Foundation
import TabularData

let file = URL(filePath: "Data/penguins.csv")
// snippet.summary
let penguins = try DataFrame(contentsOfCSVFile: file)
print(penguins.summary(of: "species", "bill_length_mm", "body_mass_g"))
// snippet.end

// snippet.cells
let summary = penguins.summary()
print(summary["mean", Double.self][2] ?? .nan, summary["noneCount", Int.self][2] ?? 0)
// snippet.end

// snippet.columns
let mass = penguins["body_mass_g", Int.self]
print(mass.sum(), mass.mean() ?? .nan, mass.min() ?? 0, mass.max() ?? 0)
print(mass.standardDeviation() ?? .nan, mass.standardDeviation(deltaDegreesOfFreedom: 0) ?? .nan)
if let heaviest = mass.argmax() { print(heaviest, penguins.rows[heaviest]["island"] ?? "") }
// snippet.end

// snippet.kinds
print(penguins["bill_depth_mm", Double.self].numericSummary().median)
print(penguins["island", String.self].summary().mode)
// snippet.end
