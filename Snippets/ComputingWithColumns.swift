// Computes with whole columns: arithmetic, comparisons, masks.

import Foundation
import TabularData

let file = URL(filePath: "Data/penguins.csv")
// snippet.arithmetic
var penguins = try DataFrame(contentsOfCSVFile: file)
var ratio = penguins["bill_length_mm", Double.self] / penguins["bill_depth_mm", Double.self]
print(ratio.name, ratio[0] ?? .nan, ratio.missingCount)
ratio.name = "bill_ratio"
penguins.append(column: ratio)
// snippet.end

// snippet.scalars
var kilograms = penguins["body_mass_g", Int.self].mapNonNil(Double.init) / 1000
kilograms -= 0.05
print(kilograms[0] ?? .nan, kilograms[3] as Any)
// snippet.end

// snippet.masks
let isHeavy = kilograms > 5.9
let isLong = penguins["bill_length_mm", Double.self] >= 50
let isBoth = zip(isHeavy, isLong).map { $0 && $1 }
print(penguins[isBoth].selecting(columnNames: "species", "bill_length_mm", "body_mass_g"))
// snippet.end
