import Foundation
import Testing

@testable import TabularData

@Suite struct CSVTypeInferenceTests {
  private func type(_ cells: [String], options: CSVReadingOptions = .init()) throws -> String {
    // The guess is made from one row, so that nearly every type has to be found by widening.
    let effort = CSVReadingEffort(threadCount: 2, blockLength: 16, sampleRowCount: 1)
    var types: Set<String> = []
    for order in [cells, cells.reversed()] {
      for effort in [effort, CSVReadingEffort()] {
        let frame = try readCSV("a,b\n" + order.map { "\($0),\n" }.joined(), options: options, effort: effort)
        types.insert("\(frame.columns[0].wrappedElementType)")
      }
    }
    #expect(types.count == 1, "the type depends on the order of rows or on the blocks: \(types)")
    return types.first ?? ""
  }

  @Test(arguments: [
    (["0", "1", "1"], "Int"),
    (["1", "2.5"], "Double"),
    (["1", "", "NA", "3"], "Int"),
    (["1e5", "-2", ".5", "5."], "Double"),
    (["1", "NaN", "inf", "-Infinity"], "Double"),
    (["true", "False", "1"], "Bool"),
    (["true", "2"], "String"),
    (["1", "9a"], "String"),
    (["1", "2.5", "x"], "String"),
    (["007", "8"], "String"),
    (["00.5", "0.5"], "String"),
    (["+5", "5"], "String"),
    (["-0", "1"], "Double"),
    (["9223372036854775807", "-9223372036854775808"], "Int"),
    (["9223372036854775808", "1"], "String"),
    (["9007199254740993", "1"], "Int"),
    (["9007199254740993", "1.5"], "String"),
    (["9007199254740992", "1.5"], "Double"),
    (["1e400", "1"], "String"),
    (["", "NA", "null"], "String"),
    ([" 1", "2"], "String"),
    (["0x10", "1"], "String"),
    (["\"1\"", "2"], "String"),
    (["\"\"", "2"], "Int"),
    (["yes", "no"], "String"),
    (["1_000", "1"], "String"),
  ])
  func `the type is the narrowest that loses nothing`(cells: [String], expected: String) throws {
    #expect(try type(cells) == expected, "\(cells)")
  }

  @Test func `an exotic spelling among the options is found before the number that it looks like`() throws {
    var options = CSVReadingOptions()
    options.nilEncodings = ["", "-999"]
    let frame = try readCSV("a,b\n1,-999\n-999,2.5\n", options: options)
    #expect(elements(frame, "a", Int.self) == [1, nil])
    #expect(elements(frame, "b", Double.self) == [nil, 2.5])
  }

  @Test func `spellings of true and false are the options' own`() throws {
    var options = CSVReadingOptions()
    options.trueEncodings = ["ja", "selbstverständlich"]
    options.falseEncodings = ["nein"]
    let frame = try readCSV("a,b\nja,true\nselbstverständlich,false\nnein,true\n", options: options)
    #expect(elements(frame, "a", Bool.self) == [true, true, false])
    #expect(elements(frame, "b", String.self) == ["true", "false", "true"])
  }

  @Test func `without an encoding of nothing, an empty cell is an empty text`() throws {
    var options = CSVReadingOptions()
    options.nilEncodings = ["NA"]
    let frame = try readCSV("a,b\n1,NA\n,x\n", options: options)
    #expect(elements(frame, "a", String.self) == ["1", ""])
    #expect(elements(frame, "b", String.self) == [nil, "x"])
  }

  @Test func `a missing value's spelling in quotes is text`() throws {
    let frame = try readCSV("a,b\n\"NA\",1\nNA,\"\"\n")
    #expect(elements(frame, "a", String.self) == ["NA", nil])
    #expect(elements(frame, "b", Int.self) == [1, nil])
  }

  @Test func `a value that does not fit far from the start widens the whole column`() throws {
    var text = "i,d,b,s\n"
    for row in 0..<3000 {
      text += row == 2900 ? "0.5,x,maybe,1.5\n" : "\(row),\(row).25,true,7\n"
    }
    let frame = try readCSV(text, effort: .init(threadCount: 2, blockLength: 1000))
    #expect(elements(frame, "i", Double.self)[2899...2901] == [2899, 0.5, 2901])
    #expect(elements(frame, "d", String.self)[2899...2901] == ["2899.25", "x", "2901.25"])
    #expect(elements(frame, "b", String.self)[2899...2901] == ["true", "maybe", "true"])
    #expect(elements(frame, "s", Double.self)[2899...2901] == [7, 1.5, 7])
  }
}
