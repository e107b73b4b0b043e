import TabularData

/// Trees of an orchard: numbers, a category, a number to predict and a label to predict.
enum Orchard {
  static func frame(_ count: Int) -> DataFrame {
    // Steps that share no factor with the moduli visit every combination.
    let heights = (0..<count).map { Double($0 * 37 % 101) / 20 }
    let ages = (0..<count).map { $0 * 13 % 17 }
    let soils = (0..<count).map { ["loam", "clay", "sand"][$0 * 7 % 3] }
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "height", contents: heights))
    frame.append(column: Column<Int>(name: "age", contents: ages))
    frame.append(column: Column<String>(name: "soil", contents: soils))
    frame.append(
      column: Column<Double>(
        name: "yield",
        contents: (0..<count).map { 2 * heights[$0] + Double(ages[$0]) + (soils[$0] == "loam" ? 3 : 0) }))
    frame.append(
      column: Column<String>(
        name: "kind", contents: (0..<count).map { heights[$0] + Double($0 % 3) / 2 > 3 ? "pear" : "apple" }))
    return frame
  }
}
