import Foundation
import TabularData

/// The samples that come with the app: steps a minute, heart rate, and the activity.
nonisolated enum ActivitySamples {
  static let features = ["steps", "heartRate"]
  static let target = "activity"

  /// Where the samples lie, or an error when the app's resources are not beside it.
  @MainActor
  static func file() throws -> URL {
    guard let file = Bundle.module.url(forResource: "activities", withExtension: "csv") else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "activities.csv"])
    }
    return file
  }

  /// All samples of a file, in a random order that is always the same.
  static func load(_ file: URL) throws -> DataFrame {
    try DataFrame(
      contentsOfCSVFile: file, types: ["steps": .double, "heartRate": .double, "activity": .string])
  }
}
