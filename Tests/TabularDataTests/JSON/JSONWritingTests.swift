import Foundation
import TabularData
import TestSupport
import Testing

@Suite struct JSONWritingTests {
  private func text(_ frame: DataFrame, _ options: JSONWritingOptions = .init()) throws -> String {
    String(decoding: try frame.jsonRepresentation(options: options), as: UTF8.self)
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

  @Test func `pretty output has a line a member and a line an element`() throws {
    let frame = DataFrame(columns: [
      Column(name: "a", contents: [1]).eraseToAnyColumn(),
      Column<[Any?]>(name: "list", contents: [[1, ["k": "v"], []]]).eraseToAnyColumn(),
    ])
    var options = JSONWritingOptions()
    options.prettyPrint = true
    #expect(
      try text(frame, options) == """
        [
          {
            "a" : 1,
            "list" : [
              1,
              {
                "k" : "v"
              },
              []
            ]
          }
        ]
        """)
    #expect(try text(DataFrame(), options) == "[]")
  }

  @Test func `every type that JSON has a form for is written`() throws {
    let frame = DataFrame(columns: [
      Column<Int8>(name: "i", contents: [-128]).eraseToAnyColumn(),
      Column<UInt64>(name: "u", contents: [.max]).eraseToAnyColumn(),
      Column<Float>(name: "f", contents: [0.1]).eraseToAnyColumn(),
      Column<Double>(name: "d", contents: [1e300]).eraseToAnyColumn(),
      Column<[Int]>(name: "l", contents: [[1, 2]]).eraseToAnyColumn(),
      Column<[String: Double]>(name: "o", contents: [["b": 0.5, "a": 1]]).eraseToAnyColumn(),
      Column<Any>(name: "x", contents: [true as Any]).eraseToAnyColumn(),
      Column<Substring>(name: "n", contents: [nil]).eraseToAnyColumn(),
    ])
    #expect(
      try text(frame)
        == #"[{"i":-128,"u":18446744073709551615,"f":0.1,"d":1e+300,"l":[1,2],"o":{"a":1.0,"b":0.5},"x":true,"n":null}]"#
    )
  }

  @Test func `a date formatter of one's own is asked, in lists too`() throws {
    let date = Date(timeIntervalSince1970: 0)
    let frame = DataFrame(columns: [
      Column(name: "d", contents: [date]).eraseToAnyColumn(),
      Column<[Any?]>(name: "l", contents: [[date]]).eraseToAnyColumn(),
    ])
    #expect(try text(frame) == #"[{"d":"1970-01-01T00:00:00Z","l":["1970-01-01T00:00:00Z"]}]"#)
    var options = JSONWritingOptions()
    options.dateFormatter = { "\($0.timeIntervalSince1970) s" }
    #expect(try text(frame, options) == #"[{"d":"0.0 s","l":["0.0 s"]}]"#)
  }

  @Test func `names and texts are escaped`() throws {
    let frame = DataFrame(columns: [Column(name: "\"\n", contents: ["\u{1F}\t\r\\/\u{7F}é😀"]).eraseToAnyColumn()])
    #expect(try text(frame) == #"[{"\"\n":"\u001f\t\r\\/"# + "\u{7F}é😀\"}]")
  }

  @Test func `rows beyond a chunk follow in order`() throws {
    let frame = DataFrame(columns: [Column(name: "a", contents: Array(0..<10_000)).eraseToAnyColumn()])
    #expect(try text(frame) == "[" + (0..<10_000).map { "{\"a\":\($0)}" }.joined(separator: ",") + "]")
  }

  @Test func `an error of a slice names the row of its base`() {
    let frame = DataFrame(columns: [Column<Double>(name: "d", contents: [1, 2, .nan]).eraseToAnyColumn()])
    #expect { try frame[1..<3].jsonRepresentation() } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.debugDescription == #"Column "d", row 2: JSON has no form for nan."#
    }
  }

  @Test func `a file that cannot be written leaves the old one`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "frame.json")
    let frame = DataFrame(columns: [Column(name: "d", contents: [Double.nan]).eraseToAnyColumn()])
    #expect(throws: EncodingError.self) { try frame.writeJSON(to: file) }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }
}
