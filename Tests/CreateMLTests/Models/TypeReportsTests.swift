import CreateML
import Foundation
import TabularData
import TestSupport
import Testing

/// What people reported about types of columns; numbers are those of the list of reports.
@Suite struct TypeReportsTests {
  /// sleep = 2 · wanted + coffee − 3, with `wanted` of halves and `coffee` of whole numbers.
  private let csv =
    "wanted,coffee,sleep,grade\n"
    + (0..<40).map { row in
      let (halves, coffee) = (8 + row % 9, row % 5)
      return "\(Double(halves) / 2),\(coffee),\(halves + coffee - 3),\(row % 2 == 0 ? "a" : "b")\n"
    }.joined()

  private func slopes(_ regressor: MLLinearRegressor) throws -> [Double] {
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "wanted", contents: [5, 6, 5]))
    frame.append(column: Column<Int>(name: "coffee", contents: [1, 1, 2]))
    let values = try regressor.predictions(from: frame).compactMap { $0 as? Double }
    return [values[0], values[1] - values[0], values[2] - values[0]]
  }

  @Test func `report 34: whole numbers and decimals are features and targets alike`() throws {
    let frame = try DataFrame(csvData: Data(csv.utf8))
    #expect(frame.containsColumn("wanted", Double.self) && frame.containsColumn("coffee", Int.self))
    let parameters = MLLinearRegressor.ModelParameters(validation: .none, l1Penalty: 0, l2Penalty: 0)
    for type in [CSVType.integer, .double] {
      // A target of whole numbers, read as Int or as Double.
      let read = try DataFrame(csvData: Data(csv.utf8), types: ["sleep": type])
      #expect(read.containsColumn("sleep", Int.self) == (type == .integer))
      let regressor = try MLLinearRegressor(
        trainingData: read, targetColumn: "sleep", featureColumns: ["wanted", "coffee"], parameters: parameters)
      // 2 · 5 + 1 − 3 = 8, and the two slopes.
      for (found, expected) in zip(try slopes(regressor), [8, 2, 1] as [Double]) {
        #expect(abs(found - expected) < 1e-6)
      }
    }
  }

  @Test func `report 34: a target of the wrong type tells the column, the type found and the types wanted`() throws {
    let frame = try DataFrame(csvData: Data(csv.utf8))
    let error = #expect(throws: MLCreateError.self) {
      try MLLinearRegressor(trainingData: frame, targetColumn: "grade", featureColumns: ["wanted"])
    }
    let sentence = error.map { "\($0)" } ?? ""
    #expect(sentence.hasPrefix("Target column 'grade' holds values of type String; it must hold "))
  }
}
