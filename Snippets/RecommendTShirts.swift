// Learns from a few likes and dislikes, and recommends shirts.

import CreateML
import TabularData

let colours = ["blue", "red", "black", "white"]
let sleeves = ["short", "long"]
let necks = ["crew", "polo"]
let shirts = colours.flatMap { colour in
  sleeves.flatMap { sleeve in necks.map { (colour: colour, sleeve: sleeve, neck: $0) } }
}

// +1 for a like, −1 for a dislike: this person likes short blue shirts.
let opinions = shirts.map { $0.colour == "blue" && $0.sleeve == "short" ? 1 : -1 }

func table(rows: [Int]) -> DataFrame {
  var frame = DataFrame()
  frame.append(column: Column(name: "colour", contents: rows.map { shirts[$0].colour }))
  frame.append(column: Column(name: "sleeve", contents: rows.map { shirts[$0].sleeve }))
  frame.append(column: Column(name: "neck", contents: rows.map { shirts[$0].neck }))
  frame.append(column: Column(name: "favorite", contents: rows.map { opinions[$0] }))
  return frame
}

// Every other shirt has been swiped; all of them are scored.
let swiped = shirts.indices.filter { $0.isMultiple(of: 2) }
let regressor = try MLLinearRegressor(trainingData: table(rows: swiped), targetColumn: "favorite")
let scores = try regressor.predictions(from: table(rows: Array(shirts.indices))).compactMap { $0 as? Double }

for (shirt, score) in zip(shirts, scores).sorted(by: { $0.1 > $1.1 }).filter({ $0.1 > 0 }).prefix(10) {
  print("\(shirt.sleeve) \(shirt.colour) shirt, \(shirt.neck) neck: \(score)")
}
