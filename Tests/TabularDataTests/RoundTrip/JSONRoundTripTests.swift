import Foundation
import Testing

@testable import TabularData

/// Frames that are written as JSON and read again: 3,000 of them.
///
/// What JSON cannot tell apart, and so is told when it is read, is only this:
/// 1. Without rows there are no names: `columns:` gives them.
/// 2. A date and its text: `types:` tells them apart, and the type of a column without any value.
@Suite struct JSONRoundTripTests {
  private static let casesPerBatch = 500

  private static func frame(_ values: inout HazardousValues) -> DataFrame {
    values.frame(HazardousValues.commonMakers + HazardousValues.dateMakers + HazardousValues.jsonMakers)
  }

  @Test(arguments: 0..<4)
  func `frames come back from JSON with their types`(batch: Int) throws {
    for number in 0..<JSONRoundTripTests.casesPerBatch {
      let seed = 2_000_000 + batch * JSONRoundTripTests.casesPerBatch + number
      var values = HazardousValues(seed: seed)
      let frame = JSONRoundTripTests.frame(&values)
      var options = JSONWritingOptions()
      options.prettyPrint = values.boolean()
      options.sortKeys = values.boolean()
      let text = try frame.jsonRepresentation(options: options)
      let again = try DataFrame(jsonData: text, columns: frame.columns.map(\.name), types: jsonTypes(of: frame))
      try JSONRoundTripTests.check(again, is: frame, seed, text)
    }
  }

  @Test(arguments: 0..<2)
  func `frames without dates come back from JSON without types`(batch: Int) throws {
    for number in 0..<JSONRoundTripTests.casesPerBatch {
      let seed = 3_000_000 + batch * JSONRoundTripTests.casesPerBatch + number
      var values = HazardousValues(seed: seed)
      let frame = values.frame(HazardousValues.commonMakers + HazardousValues.jsonMakers)
      let text = try frame.jsonRepresentation()
      let again = try DataFrame(jsonData: text, types: jsonTypes(of: JSONRoundTripTests.untold(frame)))
      try JSONRoundTripTests.check(again, is: frame.shape.rows == 0 ? DataFrame() : frame, seed, text)
    }
  }

  /// The columns without any value, of which JSON does not tell the type.
  private static func untold(_ frame: DataFrame) -> DataFrame {
    DataFrame(columns: frame.columns.filter { $0.missingCount == $0.count })
  }

  private static func check(_ found: DataFrame, is expected: DataFrame, _ seed: Int, _ text: Data) throws {
    guard let difference = firstDifference(expected, found) else { return }
    try #require(
      Bool(false), "seed \(seed): \(difference), from \(String(decoding: text, as: UTF8.self).debugDescription)")
  }
}
