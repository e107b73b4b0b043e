import Foundation
import TabularData
import Testing

@Suite struct JSONReadingTests {
  private func frame(
    _ json: String, columns: [String]? = nil, types: [String: JSONType] = [:],
    options: JSONReadingOptions = .init()
  ) throws -> DataFrame {
    try DataFrame(jsonData: Data(json.utf8), columns: columns, types: types, options: options)
  }

  @Test func `OBSERVED 92-95: lists and objects, null, and the order of the file`() throws {
    let frame = try frame(
      #"[{"id": 1, "tags": [1, 2.5, null, "x"], "a": {"k": null, "n": 2}}, {"id": 2, "tags": [], "a": null}]"#
    )
    #expect(frame.columns.map(\.name) == ["id", "tags", "a"])
    #expect(Array(frame["id", Int.self]) == [1, 2])
    let tags = try #require(frame["tags", [Any?].self][0])
    #expect(tags[0] as? Int == 1)
    #expect(tags[1] as? Double == 2.5)
    #expect(tags[2] == nil)
    #expect(frame["tags", [Any?].self][1]?.isEmpty == true)
    let object = try #require(frame["a", [String: Any?].self][0])
    #expect(object["n"] as? Int == 2)
    #expect(object.keys.sorted() == ["k", "n"])
    #expect(frame["a"].isNil(at: 1))
  }

  @Test func `types are inferred from every row`() throws {
    let frame = try frame(
      #"[{"b": true, "d": 1, "s": "x", "n": null}, {"b": null, "d": 2.5, "s": "2020-01-01"}, {"b": false, "d": 18446744073709551616, "s": "", "n": null}]"#
    )
    #expect(
      frame.columns.map { "\($0.wrappedElementType)" } == ["Bool", "Double", "String", "String"])
    #expect(Array(frame["d", Double.self]) == [1, 2.5, 18_446_744_073_709_551_616])
    #expect(Array(frame["b", Bool.self]) == [true, nil, false])
    #expect(frame["n"].missingCount == 3)
  }

  @Test func `values of several types are refused by column`() {
    #expect { try frame(#"[{"a": 1, "b": 1}, {"a": 2, "b": "x"}]"#) } throws: { error in
      if case JSONReadingError.incompatibleValues(column: "b") = error { true } else { false }
    }
  }

  @Test func `columns decide selection and order`() throws {
    let frame = try frame(#"[{"a": 1, "b": 2, "c": 3}]"#, columns: ["c", "a"])
    #expect(frame.columns.map(\.name) == ["c", "a"])
    #expect { try self.frame(#"[{"a": 1}]"#, columns: ["x"]) } throws: { error in
      if case JSONReadingError.incompatibleValues(column: "x") = error { true } else { false }
    }
    #expect(
      try self.frame("[]", columns: ["x"], types: ["x": .integer])["x"].wrappedElementType
        is Int.Type)
    #expect(try self.frame("[]").shape == (0, 0))
  }

  @Test func `declared types convert or name the cell that does not`() throws {
    let good = try frame(
      #"[{"i": 2.0, "d": 3, "t": "2022-01-04T15:30:12Z"}]"#,
      types: ["i": .integer, "d": .double, "t": .date])
    #expect(good["i", Int.self][0] == 2)
    #expect(good["d", Double.self][0] == 3)
    #expect(good["t", Date.self][0] == Date(timeIntervalSince1970: 1_641_310_212))
    #expect { try frame(#"[{"a": 1}, {"a": 2.5}]"#, types: ["a": .integer]) } throws: { error in
      "\(error)" == #"Wrong type at row 1, column "a". Expected integer but found 2.5."#
    }
    #expect { try frame(#"[{"a": "soon"}]"#, types: ["a": .date]) } throws: { error in
      "\(error)" == #"Failed to parse "soon" at row 0, column "a" as date."#
    }
    #expect { try frame(#"[{"a": 99999999999999999999}]"#, types: ["a": .integer]) } throws: {
      error in
      if case JSONReadingError.failedToParse(0, "a", .integer, "99999999999999999999") = error {
        true
      } else {
        false
      }
    }
  }

  @Test func `a parser of one's own makes dates, and lets them be inferred`() throws {
    var options = JSONReadingOptions()
    options.dateParsers.append { $0 == "epoch" ? Date(timeIntervalSince1970: 0) : nil }
    let frame = try frame(#"[{"a": "epoch", "b": "later"}]"#, options: options)
    #expect(frame["a", Date.self][0] == Date(timeIntervalSince1970: 0))
    #expect(frame["b"].wrappedElementType is String.Type)
  }

  @Test(arguments: ["{}", "1", "[1]", #"[{"a": 1}, []]"#])
  func `what is no list of objects is refused`(json: String) {
    #expect { try frame(json) } throws: { error in
      if case JSONReadingError.unsupportedStructure = error { true } else { false }
    }
  }

  @Test(arguments: [
    "", "[", #"[{"a": }]"#, #"[{"a": 01}]"#, #"[{"a": 1.}]"#, #"[{"a": 1e999}]"#, #"[{"a": tru}]"#,
    #"[{"a": "\x"}]"#,
    #"[{"a": "\ud800"}]"#, #"[{"a": "x]"#, #"[{"a": 1} {"a": 2}]"#, "[] x", #"[{a: 1}]"#,
    "[{\"a\": \"\n\"}]",
  ])
  func `OBSERVED 99: malformed JSON is an error with a description`(json: String) {
    #expect { try frame(json) } throws: { error in
      !error.localizedDescription.isEmpty && !(error is JSONReadingError)
    }
  }

  @Test func `nesting without end is refused`() {
    #expect(throws: CocoaError.self) { try frame(String(repeating: "[", count: 100_000)) }
  }

  @Test func `escapes and a byte order mark are read`() throws {
    let frame = try frame("\u{FEFF}" + #"[{"a": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é"}]"#)
    #expect(frame["a", String.self][0] == "\"\\/\u{8}\u{C}\n\r\té😀é")
  }

  @Test func `of a name that occurs twice the last counts`() throws {
    #expect(try frame(#"[{"a": 1, "a": 2}]"#)["a", Int.self][0] == 2)
  }
}
