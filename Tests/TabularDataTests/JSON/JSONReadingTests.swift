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

  @Test(arguments: [
    ("1e5", 100_000.0), ("1E+2", 100), ("1.0", 1), ("-0.0", -0.0), ("2.5e-3", 0.0025), ("1e-400", 0),
    ("5e-324", .leastNonzeroMagnitude), ("1.7976931348623157e308", .greatestFiniteMagnitude), ("0.1", 0.1),
    ("123456789012345678901234567890", 1.2345678901234568e29), ("9007199254740993.0", 9_007_199_254_740_992),
    ("0.30000000000000004440892098500626", 0.30000000000000004), ("1" + String(repeating: "0", count: 300), 1e300),
  ])
  func `numbers with a fraction, an exponent or too many digits are the nearest doubles`(text: String, value: Double)
    throws
  {
    let column = try frame("[{\"a\": \(text)}]")["a", Double.self]
    #expect(column[0] == value)
    #expect(column[0]?.sign == value.sign)
  }

  @Test func `whole numbers of up to 64 bits are kept exactly`() throws {
    let read = try frame(
      #"[{"a": 9223372036854775807}, {"a": -9223372036854775808}, {"a": 999999999999999999}, {"a": 0}]"#)
    #expect(Array(read["a", Int.self]) == [.max, .min, 999_999_999_999_999_999, 0])
  }

  @Test func `minus zero is zero among whole numbers and negative among doubles`() throws {
    #expect(try frame(#"[{"a": -0}, {"a": 1}]"#)["a", Int.self][0] == 0)
    #expect(try frame(#"[{"a": -0}, {"a": 1.5}]"#)["a", Double.self][0]?.sign == .minus)
    #expect(try frame(#"[{"a": -0}]"#, types: ["a": .double])["a", Double.self][0]?.sign == .minus)
  }

  @Test func `a double that is whole is a whole number where one is asked for`() throws {
    #expect(Array(try frame(#"[{"a": 1.0}, {"a": 1e2}]"#, types: ["a": .integer])["a", Int.self]) == [1, 100])
    #expect { try frame(#"[{"a": 1}, {"a": 1.5}]"#, types: ["a": .integer]) } throws: { error in
      "\(error)" == "Wrong type at row 1, column \"a\". Expected integer but found 1.5."
    }
  }

  @Test(arguments: [
    (JSONType.integer, #""x""#, "x"), (.boolean, "1", "1"), (.double, "true", "true"), (.string, "1", "1"),
    (.date, "5", "5"), (.array, "{}", "an object of 0 members"), (.object, "[1, 2]", "a list of 2 values"),
    (.string, "[null]", "a list of 1 values"), (.string, #"{"k": 1}"#, "an object of 1 members"), (.array, "-0", "-0"),
  ])
  func `a value of another type is told by row, column, what was wanted and what was found`(
    type: JSONType, value: String, found: String
  ) {
    #expect { try frame("[{\"a\": null}, {\"a\": \(value)}]", types: ["a": type]) } throws: { error in
      guard case JSONReadingError.wrongType(1, "a", type, _) = error else { return false }
      return "\(error)" == "Wrong type at row 1, column \"a\". Expected \(type) but found \(found)."
    }
  }

  @Test func `a text that is no date is told with its row`() {
    #expect { try frame(#"[{"a": "2020-01-01"}, {"a": "soon"}]"#, types: ["a": .date]) } throws: { error in
      "\(error)" == "Failed to parse \"soon\" at row 1, column \"a\" as date."
    }
  }

  @Test func `malformed JSON is told by byte and row`() {
    #expect { try frame(#"[{"a": 1}, {"a": 01}]"#) } throws: { error in
      error.localizedDescription == "The JSON is malformed at byte 17, in row 1: a number is misspelt."
    }
  }

  @Test func `every object may lack members and bring new ones in any order`() throws {
    let read = try frame(#"[{"a": 1, "b": 2}, {}, {"c": "x", "b": 3}, {"b": 4, "a": 5, "c": null}]"#)
    #expect(read.columns.map(\.name) == ["a", "b", "c"])
    #expect(Array(read["a", Int.self]) == [1, nil, nil, 5])
    #expect(Array(read["b", Int.self]) == [2, nil, 3, 4])
    #expect(Array(read["c", String.self]) == [nil, nil, "x", nil])
  }

  @Test func `of a name that occurs twice the last decides the type too`() throws {
    #expect(Array(try frame(#"[{"a": "x", "a": 2}, {"a": [1], "a": 3}]"#)["a", Int.self]) == [2, 3])
    #expect(try frame(#"[{"a": 1, "a": null}]"#)["a"].isNil(at: 0))
    #expect(try frame(#"[{"a": [1], "a": [2]}]"#)["a", [Any?].self][0]?[0] as? Int == 2)
    #expect(try frame(#"[{"a": {"k": 1, "k": 2}}]"#)["a", [String: Any?].self][0]?["k"] as? Int == 2)
  }

  @Test func `names that differ only in their composition are one column`() throws {
    let read = try frame("[{\"e\u{301}\": 1}, {\"\u{E9}\": 2}]")
    #expect(read.shape == (2, 1))
    #expect(Array(read["é", Int.self]) == [1, 2])
  }

  @Test func `names with escapes are the names that they spell`() throws {
    #expect(Array(try frame(#"[{"a\u0062": 1}, {"ab": 2}]"#)["ab", Int.self]) == [1, 2])
    #expect(try frame(#"[{"": 1}]"#).columns.map(\.name) == [""])
  }

  @Test func `values that nobody wants are checked all the same`() throws {
    let json = #"[{"a": [1, {"k": [true, false, null, "x\n", -1.5e3]}], "b": 1, "c": {"x": {}}}]"#
    #expect(Array(try frame(json, columns: ["b"])["b", Int.self]) == [1])
    #expect(throws: CocoaError.self) { try frame(#"[{"a": [1, tru], "b": 1}]"#, columns: ["b"]) }
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ] as [[UInt8]])
  func `text that is not UTF-8 is refused`(bytes: [UInt8]) {
    for padding in ["", "a long text before it: "] {
      let json = Data("[{\"a\": \"\(padding)".utf8) + Data(bytes) + Data("\"}]".utf8)
      #expect(throws: CocoaError.self) { try DataFrame(jsonData: json) }
      let name = Data("[{\"\(padding)".utf8) + Data(bytes) + Data("\": 1}]".utf8)
      #expect(throws: CocoaError.self) { try DataFrame(jsonData: name) }
    }
  }

  @Test(arguments: [("[", "]"), (#"{"k":"#, "}")])
  func `a cell may be 510 levels deep and no more`(brackets: (String, String)) throws {
    func json(_ depth: Int) -> String {
      #"[{"a": "# + String(repeating: brackets.0, count: depth) + "1" + String(repeating: brackets.1, count: depth)
        + "}]"
    }
    #expect(try frame(json(510)).shape == (1, 1))
    for depth in [511, 100_000] {
      #expect(throws: CocoaError.self) { try frame(json(depth)) }
      #expect(throws: CocoaError.self) { try frame(json(depth), columns: ["b"]) }
    }
  }

  @Test func `many rows, some names late and rare, come out as they stand`() throws {
    var rows: [String] = []
    for row in 0..<5000 {
      let late = row % 1000 == 999 ? ", \"late\(row / 1000)\": \"a text of more than twelve bytes \(row)\"" : ""
      rows.append("{\"n\": \(row), \"half\": \(row).5, \"even\": \(row % 2 == 0)\(late)}")
    }
    let read = try frame("[" + rows.joined(separator: ",\n") + "]")
    #expect(read.shape == (5000, 8))
    #expect(read["n", Int.self] == Column(name: "n", contents: Array(0..<5000)))
    #expect(read["half", Double.self] == Column(name: "half", contents: (0..<5000).map { Double($0) + 0.5 }))
    #expect(read["even", Bool.self] == Column(name: "even", contents: (0..<5000).map { $0 % 2 == 0 }))
    #expect(read["late4", String.self][4999] == "a text of more than twelve bytes 4999")
    #expect(read["late0"].missingCount == 4999)
  }

  @Test func `a parse strategy reads dates`() throws {
    var options = JSONReadingOptions()
    options.addDateParseStrategy(
      Date.ParseStrategy(
        format: "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits)", timeZone: .gmt, isLenient: false))
    let read = try frame(#"[{"a": "04.01.2022"}, {"a": "2022-01-05"}, {"a": null}]"#, options: options)
    #expect(
      Array(read["a", Date.self]) == [
        Date(timeIntervalSince1970: 1_641_254_400), Date(timeIntervalSince1970: 1_641_340_800), nil,
      ])
  }

  @Test func `a column without any value is text`() throws {
    #expect(try frame(#"[{"a": null}, {}]"#)["a"].wrappedElementType is String.Type)
    #expect(try frame("[{}, {}]").shape == (0, 0))
  }

  @Test func `a file that is not there is Foundation's error`() {
    #expect(throws: CocoaError.self) { try DataFrame(contentsOfJSONFile: URL(filePath: "/nowhere/at/all.json")) }
  }

  @Test func `an error says the same sentence wherever it is asked`() {
    let error = #expect(throws: JSONReadingError.self) { try frame(#"[{"a": "soon"}]"#, types: ["a": .date]) }
    #expect(error?.localizedDescription == #"Failed to parse "soon" at row 0, column "a" as date."#)
    #expect(error?.errorDescription == error?.description)
  }
}
