import Foundation
import TabularData
import TestSupport
import Testing

@Suite struct JSONWritingTests {
  private func text(_ frame: DataFrame, _ options: JSONWritingOptions = .init()) throws -> String {
    String(decoding: try frame.jsonRepresentation(options: options), as: UTF8.self)
  }

  @Test func `OBSERVED 96: output is compact, nil is null`() throws {
    let frame = DataFrame(columns: [
      Column<Date>(name: "d", contents: [nil, nil]).eraseToAnyColumn()
    ])
    #expect(try text(frame) == #"[{"d":null},{"d":null}]"#)
    #expect(try text(DataFrame()) == "[]")
  }

  @Test func `OBSERVED 97: what JSON has no form for is an error that names the cell`() {
    let frame = DataFrame(columns: [
      Column<Double>(name: "d", contents: [1, .nan]).eraseToAnyColumn()
    ])
    #expect { try text(frame) } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.debugDescription == #"Column "d", row 1: JSON has no form for nan."#
    }
  }

  @Test func `OBSERVED 98: writing and reading is a round trip`() throws {
    let frame = DataFrame(columns: [
      Column<Int>(name: "i", contents: [1, nil]).eraseToAnyColumn(),
      Column<Double>(name: "d", contents: [0.1, -2e-30]).eraseToAnyColumn(),
      Column<Bool>(name: "b", contents: [nil, true]).eraseToAnyColumn(),
      Column<String>(name: "s", contents: ["\"\\\n\u{1}é/", ""]).eraseToAnyColumn(),
      Column<Date>(name: "t", contents: [Date(timeIntervalSince1970: 1_641_310_212), nil])
        .eraseToAnyColumn(),
    ])
    let types: [String: JSONType] = ["i": .integer, "d": .double, "b": .boolean, "t": .date]
    #expect(try DataFrame(jsonData: frame.jsonRepresentation(), types: types) == frame)
    var options = JSONWritingOptions()
    options.prettyPrint = true
    #expect(
      try DataFrame(jsonData: frame.jsonRepresentation(options: options), types: types) == frame)
  }

  @Test func `keys are sorted on demand, and slices write their rows`() throws {
    let frame = DataFrame(columns: [
      Column(name: "b", contents: [1, 2]).eraseToAnyColumn(),
      Column(name: "a", contents: [3, 4]).eraseToAnyColumn(),
    ])
    var options = JSONWritingOptions()
    options.sortKeys = true
    #expect(try text(frame, options) == #"[{"a":3,"b":1},{"a":4,"b":2}]"#)
    #expect(
      String(decoding: try frame[1..<2].jsonRepresentation(), as: UTF8.self) == #"[{"b":2,"a":4}]"#)
  }
}
