import TabularData

/// Frames that the tests of this target learn from, the same on every run.
enum SampleFrames {
  /// Temperatures from 0.5 to 99.5, and a state that follows from them: below 30, below 70, above.
  static func states(_ count: Int, from start: Int = 0) -> DataFrame {
    let temperatures = (start..<start + count).map { Double(($0 * 29) % 100) + 0.5 }
    var frame = DataFrame()
    frame.append(column: Column(name: "temperature", contents: temperatures))
    frame.append(column: Column(name: "noise", contents: (start..<start + count).map { ($0 * 17) % 13 }))
    frame.append(column: Column(name: "state", contents: temperatures.map(state)))
    return frame
  }

  static func state(at temperature: Double) -> String {
    temperature < 30 ? "cold" : temperature < 70 ? "fine" : "hot"
  }

  /// A step function of a position: 10 for each whole hundred.
  static func steps(_ count: Int) -> DataFrame {
    let positions = (0..<count).map { Double(($0 * 37) % 400) }
    var frame = DataFrame()
    frame.append(column: Column(name: "position", contents: positions))
    frame.append(column: Column(name: "height", contents: positions.map { 10 * ($0 / 100).rounded(.down) }))
    return frame
  }
}
