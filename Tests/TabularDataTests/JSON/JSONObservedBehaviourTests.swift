import Foundation
import TabularData
import TestSupport
import Testing

/// What Apple's framework was seen to do with JSON; numbers are those of the notes that were taken.
@Suite struct JSONObservedBehaviourTests {
  private func read(_ json: String, types: [String: JSONType] = [:]) throws -> DataFrame {
    try DataFrame(jsonData: Data(json.utf8), types: types)
  }

  private func text(_ frame: DataFrame) throws -> String {
    String(decoding: try frame.jsonRepresentation(), as: UTF8.self)
  }

  @Test func `observed 92: lists and objects become columns of optional values, null is nil everywhere`() throws {
    let frame = try read(#"[{"tags": [1, null, "x"], "meta": {"k": null, "n": 2}}, {"tags": null, "meta": null}]"#)
    let tags = frame["tags", [Any?].self]
    #expect(tags[0]?.count == 3)
    #expect(tags[0]?[0] as? Int == 1)
    #expect(tags[0]?[1] == nil)
    #expect(tags[0]?[2] as? String == "x")
    #expect(tags[1] == nil)
    let meta = frame["meta", [String: Any?].self]
    #expect(meta[0]?.keys.sorted() == ["k", "n"])
    #expect(meta[0]?["n"] as? Int == 2)
    // The member is there, and is nil.
    #expect(meta[0]?["k"] as Any? != nil)
    #expect((meta[0]?["k"] ?? nil) == nil)
    #expect(meta[1] == nil)
  }

  @Test func `observed 93: whole numbers make Int, strings String, an empty list keeps the list type`() throws {
    let frame = try read(#"[{"id": 1, "name": "a", "tags": []}, {"id": 2, "name": "b", "tags": []}]"#)
    #expect(Array(frame["id", Int.self]) == [1, 2])
    #expect(Array(frame["name", String.self]) == ["a", "b"])
    #expect("\(frame["tags"].wrappedElementType)" == "Array<Optional<Any>>")
    #expect(frame["tags", [Any?].self][1]?.isEmpty == true)
  }

  @Test func `observed 94: inside lists 1 is an Int and 2.5 a Double`() throws {
    let list = try #require(try read(#"[{"a": [1, 2.5]}]"#)["a", [Any?].self][0])
    #expect(list[0] is Int)
    #expect(list[1] is Double)
    #expect(list[1] as? Double == 2.5)
  }

  /// Apple's two examples are in the order of the file and of the alphabet at once; ours is the file's.
  @Test func `observed 95: columns come in the order of the file`() throws {
    #expect(try read(#"[{"meta": 1, "tags": 2}]"#).columns.map(\.name) == ["meta", "tags"])
    #expect(try read(#"[{"id": 1, "tags": 2}]"#).columns.map(\.name) == ["id", "tags"])
    #expect(try read(#"[{"b": 1, "a": 2}, {"c": 3, "b": 1}]"#).columns.map(\.name) == ["b", "a", "c"])
  }

  @Test func `observed 96: output is compact, nil is written as null`() throws {
    let frame = DataFrame(columns: [Column<Date>(name: "d", contents: [nil, nil]).eraseToAnyColumn()])
    #expect(try text(frame) == #"[{"d":null},{"d":null}]"#)
    #expect(try text(DataFrame()) == "[]")
    #expect(try text(DataFrame(columns: [Column<Int>(name: "a", capacity: 0).eraseToAnyColumn()])) == "[]")
  }

  /// On a Mac such cells end the process; here they are an error that names them.
  @Test func `observed 97: what JSON has no form for is an error that names the cell`() {
    let cases: [(AnyColumn, String)] = [
      (Column<Double>(name: "c", contents: [1, .nan]).eraseToAnyColumn(), "nan"),
      (Column<Double>(name: "c", contents: [nil, -.infinity]).eraseToAnyColumn(), "-inf"),
      (Column<Float>(name: "c", contents: [1, .infinity]).eraseToAnyColumn(), "inf"),
      (Column<Data>(name: "c", contents: [nil, Data([1, 2, 3])]).eraseToAnyColumn(), "3 bytes"),
      (Column<[Any?]>(name: "c", contents: [[1], [0.5, [Double.nan]]]).eraseToAnyColumn(), "nan"),
      (Column<[String: Any?]>(name: "c", contents: [nil, ["x": Data([1, 2])]]).eraseToAnyColumn(), "2 bytes"),
    ]
    for (column, value) in cases {
      #expect { try DataFrame(columns: [column]).jsonRepresentation() } throws: { error in
        guard case EncodingError.invalidValue(_, let context) = error else { return false }
        return context.debugDescription == "Column \"c\", row 1: JSON has no form for \(value)."
      }
    }
  }

  @Test func `observed 97: data of only nil is fine`() throws {
    #expect(
      try text(DataFrame(columns: [Column<Data>(name: "c", contents: [nil]).eraseToAnyColumn()])) == #"[{"c":null}]"#)
  }

  @Test func `observed 98: writing and reading is a round trip, and the file has the same bytes`() throws {
    let frame = DataFrame(columns: [
      Column<Int>(name: "i", contents: [1, nil, .min]).eraseToAnyColumn(),
      Column<Double>(name: "d", contents: [0.1, -2e-30, -0.0]).eraseToAnyColumn(),
      Column<Bool>(name: "b", contents: [nil, true, false]).eraseToAnyColumn(),
      Column<String>(name: "s", contents: ["\"\\\n\u{1}é/ and more than twelve bytes", "", nil]).eraseToAnyColumn(),
      Column<Date>(name: "t", contents: [Date(timeIntervalSince1970: 1_641_310_212), nil, nil]).eraseToAnyColumn(),
    ])
    let types: [String: JSONType] = ["i": .integer, "d": .double, "b": .boolean, "t": .date]
    for pretty in [false, true] {
      var options = JSONWritingOptions()
      options.prettyPrint = pretty
      let data = try frame.jsonRepresentation(options: options)
      #expect(try DataFrame(jsonData: data, types: types) == frame)
      let folder = try TemporaryFolder()
      let file = folder.file("frame.json")
      try frame.writeJSON(to: file, options: options)
      #expect(try Data(contentsOf: file) == data)
      #expect(try DataFrame(contentsOfJSONFile: file, types: types) == frame)
    }
  }

  @Test(arguments: [
    "", "[", "]", #"[{"a": }]"#, #"[{"a": 01}]"#, #"[{"a": 1.}]"#, #"[{"a": .5}]"#, #"[{"a": +1}]"#, #"[{"a": -}]"#,
    #"[{"a": 1e}]"#, #"[{"a": 1e999}]"#, #"[{"a": -1e999}]"#, #"[{"a": tru}]"#, #"[{"a": nul"#, #"[{"a": "\x"}]"#,
    #"[{"a": "\u12g4"}]"#, #"[{"a": "\ud800"}]"#, #"[{"a": "\ud800\n"}]"#, #"[{"a": "\ud800\ud800"}]"#,
    #"[{"a": "\udc00"}]"#, #"[{"a": "x]"#, #"[{"a": "x\"#, #"[{"a": 1} {"a": 2}]"#, "[] x", "[]]", #"[{a: 1}]"#,
    #"[{"a" 1}]"#, #"[{"a": 1,}]"#, #"[{"a": 1},]"#, #"[{"a": [1,]}]"#, #"[{"a": NaN}]"#, "[{\"a\": \"\n\"}]",
    "[{\"a\": \"a string that is longer\t\"}]", "[{\"a\": 1}\u{0}]", "\u{0}", #"[{"a": 0x10}]"#,
  ])
  func `observed 99: malformed JSON is an error with a description`(json: String) {
    #expect { try read(json) } throws: { error in
      !(error is JSONReadingError) && error.localizedDescription.hasPrefix("The JSON is malformed at byte ")
    }
  }
}
