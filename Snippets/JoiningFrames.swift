// Joins two frames on equal keys.

import TabularData

// snippet.inner
let people: DataFrame = ["name": ["Ana", "Ben", "Cleo"], "city": ["Lima", "Oslo", nil], "age": [31, 40, 27]]
let districts: DataFrame = [
  "city": ["Lima", "Oslo", "Lima", "Rome"], "district": ["Lince", "Frogner", "Surco", "Monti"],
]
let joined = people.joined(districts, on: "city")
print(joined)
// snippet.end

// snippet.names
print(joined["district", String.self].map { $0 ?? "nil" })
print(joined.columnNames(forAlias: "district"), joined["district"].name)
// snippet.end

// snippet.kinds
for (name, kind) in [("inner", JoinKind.inner), ("left", .left), ("right", .right), ("full", .full)] {
  print(name, people.joined(districts, on: "city", kind: kind).shape.rows)
}
// snippet.end

// snippet.full
print(people.joined(districts, on: "city", kind: .full))
// snippet.end

// snippet.keys
let mayors: DataFrame = ["town": ["Oslo", "Lima"], "mayor": ["Anne", "Rafael"]]
print(people.joined(mayors, on: (left: "city", right: "town")))
// snippet.end
