/// Small tables that the tests make up, the same on every run.
enum SampleTables {
  /// Flats with a price that is exactly 1000 for each square metre, 5000 for each room, and 20000 for a garden.
  static func flats(_ count: Int) -> String {
    var lines = ["area,rooms,garden,price"]
    for index in 0..<count {
      let area = 30 + (index * 37) % 90
      let rooms = 1 + (index * 11) % 5
      let hasGarden = index % 3 == 0
      let price = Double(1000 * area + 5000 * rooms + (hasGarden ? 20000 : 0))
      lines.append("\(area),\(rooms),\(hasGarden ? "yes" : "no"),\(price)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Readings of a sensor whose state follows from the temperature alone.
  static func readings(_ count: Int) -> String {
    var lines = ["temperature,noise,state"]
    for index in 0..<count {
      let temperature = Double((index * 29) % 100) + 0.5
      let noise = (index * 17) % 13
      let state = temperature < 30 ? "cold" : temperature < 70 ? "fine" : "hot"
      lines.append("\(temperature),\(noise),\(state)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
