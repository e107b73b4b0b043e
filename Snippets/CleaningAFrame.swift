// Cleans a frame: finds what is missing, fills it or drops it, changes types, makes and renames columns.

import Foundation
import TabularData

let file = URL(filePath: "Data/penguins.csv")
// snippet.look
var penguins = try DataFrame(contentsOfCSVFile: file)
for column in penguins.columns where column.missingCount > 0 {
  print(column.name, "lacks", column.missingCount)
}
// snippet.end

// snippet.drop
let complete = penguins.filter { row in penguins.columns.indices.allSatisfy { row[$0] != nil } }
print(penguins.shape.rows, "rows,", complete.shape.rows, "complete")
// snippet.end

// snippet.fill
let mass = ColumnID("body_mass_g", Int.self)
let filled = penguins[mass].filled(with: 4050)
print(filled.count, filled.sum())
penguins.replaceColumn("sex", with: Column(name: "sex", contents: penguins["sex", String.self].filled(with: "unknown")))
print(penguins["sex", String.self].distinct().map { $0 ?? "nil" })
// snippet.end

// snippet.transform
penguins.transformColumn("species") { (name: String) in name.uppercased() }
penguins.transformColumn(mass) { (grams: Int) in Double(grams) / 1000 }
penguins.renameColumn("body_mass_g", to: "kilograms")
// snippet.end

// snippet.combine
penguins.combineColumns("bill_length_mm", "bill_depth_mm", into: "bill_ratio") { (length: Double?, depth: Double?) in
  if let length, let depth { length / depth } else { nil }
}
penguins.removeColumn("flipper_length_mm")
print(penguins.prefix(4))
// snippet.end

// snippet.explode
let orders = try DataFrame(jsonData: Data(#"[{"order": 1, "items": ["tea", "milk"]}, {"order": 2, "items": []}]"#.utf8))
print(orders.explodingColumn("items", [Any?].self))
// snippet.end
