// Prints frames: more or fewer rows and columns, narrower cells, other numbers and dates.

import Foundation
import TabularData

let file = URL(filePath: "Data/penguins.csv")
// snippet.rows
let penguins = try DataFrame(contentsOfCSVFile: file)
print(penguins.description(options: FormattingOptions(maximumLineWidth: 60, maximumRowCount: 3)))
// snippet.end

// snippet.styles
var options = FormattingOptions(locale: Locale(identifier: "de_DE"))
options.includesRowIndices = false
options.includesColumnTypes = false
options.includesRowAndColumnCounts = false
options.floatingPointFormatStyle = options.floatingPointFormatStyle.precision(.fractionLength(2))
let prices: DataFrame = [
  "product": ["a teapot of fine porcelain", nil], "price": [1234.5, 8.0], "sold": [12_000, nil],
]
options.maximumCellWidth = 12
print(prices.description(options: options))
// snippet.end
