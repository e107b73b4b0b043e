// Groups rows by columns, by what a closure says, and by time, and aggregates the groups.

import Foundation
import TabularData

let file = URL(filePath: "Data/penguins.csv")
// snippet.counts
let penguins = try DataFrame(contentsOfCSVFile: file)
print(penguins.grouped(by: "species", "sex").counts(order: .descending))
// snippet.end

// snippet.means
let bySpecies = penguins.grouped(by: ColumnID("species", String.self))
let lengths = bySpecies.means("bill_length_mm", Double.self, order: .ascending)
print(lengths["mean(bill_length_mm)", Double.self].map { $0 ?? .nan })
print(bySpecies.maximums("body_mass_g", Int.self))
// snippet.end

// snippet.aggregated
let spread = bySpecies.aggregated(on: "bill_length_mm", "bill_depth_mm") {
  "range of \($0)"
} transform: { (lengths: DiscontiguousColumnSlice<Double>) -> Double? in
  if let least = lengths.min(), let greatest = lengths.max() { greatest - least } else { nil }
}
print(spread)
// snippet.end

// snippet.group
if let gentoos = bySpecies["Gentoo"] { print(gentoos.shape.rows) }
for (species, rows) in bySpecies { print(species ?? "nil", rows.shape.rows, terminator: "; ") }
print()
// snippet.end

// snippet.transform
let byWeight = penguins.grouped(by: "body_mass_g") { (grams: Int?) in grams.map { $0 / 1000 } }
print(byWeight.counts(order: .descending))
// snippet.end

// snippet.time
let day = 86_400.0
let visits: DataFrame = [
  "time": [0, 1, 40, 400].map { Date(timeIntervalSince1970: $0 * day) }, "visitors": [3, 4, 5, 6],
]
print(visits.grouped(by: "time", timeUnit: .month).sums("visitors", Int.self))
// snippet.end

// snippet.filtered
let heavy = bySpecies.filter { group in (group["body_mass_g", Int.self].mean() ?? 0) > 4000 }
print(heavy.ungrouped().shape)
// snippet.end
