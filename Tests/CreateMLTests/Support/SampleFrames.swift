import TabularData

/// Small frames with every kind of feature.
enum SampleFrames {
  static let colours = ["red", "green", "blue", "grey"]

  /// `count` rows: a Double, an Int, a Float, a Bool and a String feature, and a target made of them.
  ///
  /// - Parameters:
  ///   - hasGaps: Whether every seventh row misses a number and every eleventh a string.
  ///   - target: Makes the target of a row from its number, its colour and its position.
  static func mixed<Target>(
    _ count: Int, hasGaps: Bool = false, target: (_ size: Double, _ colour: Int, _ row: Int) -> Target
  ) -> DataFrame {
    // Steps that share no factor with the moduli visit every combination.
    let sizes = (0..<count).map { Double($0 * 37 % 101) / 10 }
    let codes = (0..<count).map { $0 * 7 % colours.count }
    var frame = DataFrame()
    frame.append(
      column: Column<Double>(
        name: "size", contents: sizes.enumerated().map { hasGaps && $0.offset % 7 == 3 ? nil : $0.element }))
    frame.append(column: Column<Int>(name: "level", contents: (0..<count).map { $0 * 13 % 17 }))
    frame.append(column: Column<Float>(name: "weight", contents: (0..<count).map { Float($0 * 29 % 23) / 4 }))
    frame.append(column: Column<Bool>(name: "isNew", contents: (0..<count).map { $0 % 3 == 0 }))
    frame.append(
      column: Column<String>(
        name: "colour",
        contents: codes.enumerated().map { hasGaps && $0.offset % 11 == 5 ? nil : colours[$0.element] }))
    frame.append(
      column: Column<Target>(name: "target", contents: (0..<count).map { target(sizes[$0], codes[$0], $0) }))
    return frame
  }

  /// A number that follows the features, with a little noise that is the same each time.
  static func number(size: Double, colour: Int, row: Int) -> Double {
    3 * size + Double(colour * colour) - Double(row * 13 % 17) / 2 + Double(row * 31 % 19) / 50
  }

  /// One of `classes` labels that follows the features, not without exceptions.
  static func label(size: Double, colour: Int, row: Int, classes: Int) -> Int {
    (Int(size / 3) + colour / 2 + (row % 29 == 0 ? 1 : 0)) % classes
  }
}
