// Keeps values of a Codable type in a column, as data while they are in a file.

import Foundation
import TabularData

// snippet.encode
struct Place: Codable, Equatable {
  var latitude: Double
  var longitude: Double
}

var cities: DataFrame = ["city": ["Lima", "Oslo"]]
let places = [Place(latitude: -12.05, longitude: -77.04), nil]
cities.append(column: Column(name: "place", contents: places))
try cities.encodeColumn("place", Place.self, using: JSONEncoder())
print(cities)
// snippet.end

// snippet.decode
try cities.decode(Place.self, inColumn: "place", using: JSONDecoder())
print(cities["place", Place.self][0]?.latitude as Any, cities["place"].isNil(at: 1))
// snippet.end

// snippet.errors
var damaged = DataFrame()
damaged.append(column: Column(name: "place", contents: [Data("{}".utf8)]))
do {
  try damaged.decode(Place.self, inColumn: "place", using: JSONDecoder())
} catch let error as ColumnDecodingError {
  print(error.columnName, error.rowIndex)
}
// snippet.end
