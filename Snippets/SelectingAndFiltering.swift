// Takes columns, rows and cells out of a frame, sorts it and splits it.

import Foundation
import TabularData

let file = URL(filePath: "Data/penguins.csv")
// snippet.columns
let penguins = try DataFrame(contentsOfCSVFile: file)
let bills = penguins.selecting(columnNames: "species", "bill_length_mm")
print(bills.shape)
// snippet.end

// snippet.typed
let mass = ColumnID("body_mass_g", Int.self)
let heaviest = penguins[mass].max() ?? 0
let lengths = penguins["bill_length_mm", Double.self]
print(heaviest, lengths[0] ?? .nan, lengths[3] as Any)
// snippet.end

// snippet.filter
let heavy = penguins.filter(on: mass) { ($0 ?? 0) >= 6000 }
print(heavy.selecting(columnNames: "species", "body_mass_g", "sex"))
// snippet.end

// snippet.slice
print(heavy.rows.map(\.index))
let own = DataFrame(heavy)
print(own.rows.map(\.index))
// snippet.end

// snippet.rows
for row in penguins[151..<154].rows {
  print(row.index, row["species", String.self] ?? "?", row[mass] ?? 0)
}
// snippet.end

// snippet.sort
let ordered = penguins.sorted(on: mass, order: .descending).selecting(columnNames: "species", "body_mass_g")
print(ordered.prefix(2))
print(ordered.suffix(2))
// snippet.end

// snippet.split
let (training, testing) = penguins.randomSplit(by: 0.8, seed: 1)
print(training.shape.rows, testing.shape.rows)
// snippet.end
