import CoreML
import Foundation

/// What a person says of the night to come.
struct NightPlan: Equatable {
  var wakeTime = NightPlan.usualWakeTime
  /// In hours.
  var desiredSleep = 8.0
  /// Cups a day.
  var coffee = 1

  /// Seven in the morning.
  static var usualWakeTime: Date {
    Calendar.current.date(bySettingHour: 7, minute: 0, second: 0, of: .now) ?? .now
  }
}

/// Works out bedtimes with the model that was trained on other people's nights.
struct BedtimeCalculator {
  private let model: SleepCalculator

  init() throws {
    model = try SleepCalculator(configuration: MLModelConfiguration())
  }

  /// When to go to bed, so that the person wakes at the wished time after the wished sleep.
  func bedtime(for plan: NightPlan) throws -> Date {
    let time = Calendar.current.dateComponents([.hour, .minute], from: plan.wakeTime)
    let secondsFromMidnight = (time.hour ?? 0) * 3600 + (time.minute ?? 0) * 60
    let prediction = try model.prediction(
      wake: Double(secondsFromMidnight), estimatedSleep: plan.desiredSleep, coffee: Double(plan.coffee))
    return plan.wakeTime - prediction.actualSleep
  }
}
