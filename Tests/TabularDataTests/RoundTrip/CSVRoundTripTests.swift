import Foundation
import Testing

@testable import TabularData

/// Frames that are written as CSV and read again: 7,000 of them.
///
/// What a CSV cannot tell apart, and so may come back otherwise, is only this:
/// 1. An empty text or empty data and a missing value, if a missing value is written as an empty cell.
/// 2. The names of columns, if the header is left out; then also, without rows, that there are columns at all.
@Suite struct CSVRoundTripTests {
  private static let casesPerBatch = 500

  @Test(arguments: 0..<10)
  func `frames come back from a CSV with their types`(batch: Int) throws {
    for number in 0..<CSVRoundTripTests.casesPerBatch {
      let seed = batch * CSVRoundTripTests.casesPerBatch + number
      var values = HazardousValues(seed: seed)
      let frame = values.frame(HazardousValues.commonMakers + HazardousValues.dateMakers + HazardousValues.csvMakers)
      var (writing, reading) = CSVRoundTripTests.options(&values)
      if frame.shape.rows == 0 { (writing.includesHeader, reading.hasHeaderRow) = (true, true) }
      let text = try frame.csvRepresentation(options: writing)
      let expected = CSVRoundTripTests.readable(frame, writing)
      let again = try DataFrame(csvData: text, types: csvTypes(of: expected), options: reading)
      try CSVRoundTripTests.check(again, is: expected, seed, text)
    }
  }

  @Test(arguments: 0..<4)
  func `frames of numbers, Booleans and text come back from a CSV without types`(batch: Int) throws {
    for number in 0..<CSVRoundTripTests.casesPerBatch {
      let seed = 1_000_000 + batch * CSVRoundTripTests.casesPerBatch + number
      var values = HazardousValues(seed: seed)
      let frame = values.frame(HazardousValues.commonMakers)
      var writing = CSVWritingOptions(newline: values.pick(["\n", "\r\n"]), delimiter: values.pick([",", ";", "\t"]))
      let text = try frame.csvRepresentation(options: writing)
      writing.nilEncoding = ""
      let expected = CSVRoundTripTests.inferable(CSVRoundTripTests.readable(frame, writing))
      let again = try DataFrame(csvData: text, options: CSVReadingOptions(delimiter: writing.delimiter))
      try CSVRoundTripTests.check(again, is: expected, seed, text)
    }
  }

  private static func check(_ found: DataFrame, is expected: DataFrame, _ seed: Int, _ text: Data) throws {
    guard let difference = firstDifference(expected, found) else { return }
    try #require(
      Bool(false), "seed \(seed): \(difference), from \(String(decoding: text, as: UTF8.self).debugDescription)")
  }

  /// Options to write with, and those that read the same.
  private static func options(_ values: inout HazardousValues) -> (CSVWritingOptions, CSVReadingOptions) {
    let delimiter: Character = values.pick([",", ",", ";", "\t", "|", " ", ":", "-", "\u{20AC}"])
    let missing = values.pick(["", "", "NA", "null", "?"])
    let newline = values.pick(["\n", "\n", "\r\n", "\r"])
    let hasHeader = !values.happens(oneIn: 4)
    let (truth, falsehood) = values.pick([("true", "false"), ("TRUE", "FALSE"), ("1", "0"), ("yes", "no")])
    let writing = CSVWritingOptions(
      includesHeader: hasHeader, nilEncoding: missing, trueEncoding: truth, falseEncoding: falsehood, newline: newline,
      delimiter: delimiter)
    var reading = CSVReadingOptions(
      hasHeaderRow: hasHeader, trueEncodings: [truth], falseEncodings: [falsehood],
      ignoresEmptyLines: !values.happens(oneIn: 4), delimiter: delimiter)
    if !missing.isEmpty { reading.nilEncodings = [missing] }
    return (writing, reading)
  }

  /// The frame less what a CSV of the options cannot tell apart.
  private static func readable(_ frame: DataFrame, _ options: CSVWritingOptions) -> DataFrame {
    DataFrame(
      columns: frame.columns.enumerated().map { position, column in
        var column = column
        if options.nilEncoding.isEmpty {
          for row in 0..<column.count where (column[row] as? String)?.isEmpty == true { column[row] = nil }
          for row in 0..<column.count where (column[row] as? Data)?.isEmpty == true { column[row] = nil }
        }
        if !options.includesHeader { column.name = "Column \(position)" }
        return column
      })
  }

  /// The frame with columns without any value as text, which is how they are inferred.
  private static func inferable(_ frame: DataFrame) -> DataFrame {
    DataFrame(
      columns: frame.columns.map { column in
        guard column.missingCount == column.count else { return column }
        return Column<String>(name: column.name, contents: [String?](repeating: nil, count: column.count))
          .eraseToAnyColumn()
      })
  }
}
