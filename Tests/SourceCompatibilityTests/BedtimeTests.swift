import CoreML
import CreateML
import Foundation
import TabularData
import Testing

/// When to go to bed: the arithmetic of a form with a wake time, an amount of sleep and cups of coffee.
private struct BedtimeForm {
  var wakeUp: Date
  var sleepAmount = 8.0
  var coffeeAmount = 1

  func bedtime(_ model: SleepCalculator) throws -> Date {
    let components = Calendar.current.dateComponents([.hour, .minute], from: wakeUp)
    let hours = (components.hour ?? 0) * 60 * 60
    let minutes = (components.minute ?? 0) * 60
    let prediction = try model.prediction(
      wake: Double(hours + minutes), estimatedSleep: sleepAmount, coffee: Double(coffeeAmount))
    return wakeUp - prediction.actualSleep
  }
}

@Suite struct BedtimeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bedtime-\(UUID().uuidString)")

  /// Sleepers of whom each needs an hour for each hour that they estimate, 5 minutes more for each cup, and a second
  /// less for each minute that they get up later.
  private func model() throws -> SleepCalculator {
    var (wake, estimated, coffee, actual) = ([Double](), [Double](), [Double](), [Double]())
    for index in 0..<400 {
      wake.append(Double(5 * 3600 + (index * 7919) % (4 * 3600)))
      estimated.append(4 + Double((index * 13) % 33) / 4)
      coffee.append(Double(1 + (index * 5) % 20))
      actual.append(3600 * estimated[index] + 300 * coffee[index] - wake[index] / 60)
    }
    var frame = DataFrame()
    frame.append(column: Column(name: "wake", contents: wake))
    frame.append(column: Column(name: "estimatedSleep", contents: estimated))
    frame.append(column: Column(name: "coffee", contents: coffee))
    frame.append(column: Column(name: "actualSleep", contents: actual))
    let regressor = try MLLinearRegressor(
      trainingData: frame, targetColumn: "actualSleep",
      parameters: MLLinearRegressor.ModelParameters(validation: .none, l2Penalty: 0))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder.appending(path: "SleepCalculator.mlmodel")
    try regressor.write(to: place, metadata: MLModelMetadata(author: "A sleeper", shortDescription: "Sleep needed"))
    let compiled = try MLModel.compileModel(at: place)
    return try SleepCalculator(contentsOf: compiled, configuration: MLModelConfiguration())
  }

  private func clock(_ hour: Int, _ minute: Int) throws -> Date {
    try #require(Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 10, hour: hour, minute: minute)))
  }

  @Test func `the form gives the bedtime that the sleepers' rule gives`() throws {
    let model = try model()
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    // 8 h + 5 min − 420 s = 8 h − 2 min before 7:00.
    let seven = try BedtimeForm(wakeUp: clock(7, 0)).bedtime(model)
    #expect(abs(seven.timeIntervalSince(try clock(7, 0)) + 8 * 3600 - 120) < 0.01)
    // 6.25 h + 20 min − 390 s before 6:30.
    let early = try BedtimeForm(wakeUp: clock(6, 30), sleepAmount: 6.25, coffeeAmount: 4).bedtime(model)
    #expect(abs(early.timeIntervalSince(try clock(6, 30)) + 6.25 * 3600 + 1200 - 390) < 0.01)
  }

  @Test func `a time is shown without its date`() throws {
    let text = try clock(23, 2).formatted(date: .omitted, time: .shortened)
    #expect(text.contains("02"))
    #expect(!text.contains("2026"))
  }

  @Test func `many sleepers at once get the same answers`() throws {
    let model = try model()
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    let inputs = (4...12).map { SleepCalculatorInput(wake: 25_200, estimatedSleep: Double($0), coffee: 2) }
    let together = try model.predictions(inputs: inputs).map(\.actualSleep)
    #expect(together == (try inputs.map { try model.prediction(input: $0).actualSleep }))
  }
}
