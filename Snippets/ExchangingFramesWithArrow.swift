// Hands a frame to another library of the same process, and takes one over.

import Foundation
// snippet.export
import TabularData
import TabularDataArrow

let frame: DataFrame = ["city": ["Lima", "Oslo", nil], "people": [10_151_200, nil, 5_001]]
var array = ArrowArray()
var schema = ArrowSchema()
try frame.exportArrow(to: &array, schema: &schema)
print(array.length, array.n_children)
// snippet.end

// snippet.import
let taken = try DataFrame(importingArrow: &array, schema: &schema)
print(taken == frame, array.release == nil)
// snippet.end

// snippet.stream
var stream = ArrowArrayStream()
try frame.exportArrow(to: &stream)
print(try DataFrame(importingArrow: &stream))
// snippet.end

// snippet.errors
var places = DataFrame()
places.append(column: Column(name: "place", contents: [URL(filePath: "/")]))
do {
  try places.exportArrow(to: &stream)
} catch let error as ArrowError {
  print(error)
}
// snippet.end
