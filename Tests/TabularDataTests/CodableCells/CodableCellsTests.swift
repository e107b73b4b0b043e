import Foundation
import TabularData
import Testing

@Suite struct CodableCellsTests {
  private struct Point: Codable, Equatable {
    var x: Int
    var y: Double
  }

  private let points: [Point?] = [Point(x: 1, y: 0.5), nil, Point(x: -2, y: 3)]

  private func frame() -> DataFrame {
    var frame = DataFrame(columns: [
      Column(name: "id", contents: [1, 2, 3]).eraseToAnyColumn(),
      Column(name: "p", contents: points).eraseToAnyColumn(),
    ])
    frame.addAlias("point", forColumn: "p")
    return frame
  }

  @Test func `observed 36: an encoded column holds data, decoding restores the type`() throws {
    var frame = frame()
    try frame.encodeColumn("p", Point.self, using: JSONEncoder())
    #expect(frame["p"].wrappedElementType is Data.Type)
    #expect(frame["p"].isNil(at: 1))
    let text = try #require(frame["p", Data.self][0].map { String(decoding: $0, as: UTF8.self) })
    #expect(text == #"{"x":1,"y":0.5}"# || text == #"{"y":0.5,"x":1}"#)
    try frame.decode(Point.self, inColumn: "p", using: JSONDecoder())
    #expect(Array(frame["p", Point.self]) == points)
    #expect(frame.columns.map(\.name) == ["id", "p"])
    #expect(frame["point"].name == "p")
  }

  @Test func `errors carry the column, the row and what the coder says`() throws {
    var broken: DataFrame = ["p": [Data(#"{"x":1,"y":2}"#.utf8), Data(#"{"x":1}"#.utf8)]]
    let decoding = #expect(throws: ColumnDecodingError.self) {
      try broken.decode(Point.self, inColumn: "p", using: JSONDecoder())
    }
    #expect(decoding?.columnName == "p")
    #expect(decoding?.rowIndex == 1)
    guard case .keyNotFound(let key, _) = try #require(decoding).decodingError else {
      Issue.record("\(String(describing: decoding))")
      return
    }
    #expect(key.stringValue == "y")
    let column = Column(name: "q", contents: [Point(x: 1, y: 1), Point(x: 1, y: .infinity)])
    let encoding = #expect(throws: ColumnEncodingError.self) { try column.encoded(using: JSONEncoder()) }
    #expect(encoding?.columnName == "q")
    #expect(encoding?.rowIndex == 1)
    guard case .invalidValue(let value, _) = try #require(encoding).encodingError else {
      Issue.record("\(String(describing: encoding))")
      return
    }
    #expect(value as? Double == .infinity)
  }

  @Test func `observed 36: the wrong element type traps and names both`() async {
    let encoded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1]]
      try frame.encodeColumn("a", String.self, using: JSONEncoder())
    }
    #expect(encoded.saidOnStandardError("column 'a' holds Int, not String"))
    let decoded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1]]
      try frame.decode(Int.self, inColumn: "a", using: JSONDecoder())
    }
    #expect(decoded.saidOnStandardError("column 'a' holds Int, not Data"))
  }

  @Test func `identifiers, columns of known and of unknown type are encoded alike`() throws {
    var frame = frame()
    try frame.encodeColumn(ColumnID("p", Point.self), using: PropertyListEncoder())
    try frame.decode(Point.self, inColumn: ColumnID("p", Data.self), using: PropertyListDecoder())
    #expect(Array(frame["p", Point.self]) == points)
    let column = Column<Int>(name: "a", contents: [7, nil])
    let data = try column.encoded(using: JSONEncoder())
    #expect(Array(data) == [Data("7".utf8), nil])
    #expect(Array(try data.decoded(Double.self, using: JSONDecoder())) == [7, nil])
    var erased = column.eraseToAnyColumn()
    #expect(try erased.encoded(Int.self, using: JSONEncoder())[0] as? Data == Data("7".utf8))
    try erased.encode(Int.self, using: JSONEncoder())
    #expect(try erased.decoded(Int.self, using: JSONDecoder()) == column.eraseToAnyColumn())
    try erased.decode(Int.self, using: JSONDecoder())
    #expect(erased == column.eraseToAnyColumn())
  }

  @Test func `an element that is refused is told by column and row, and nothing is changed`() {
    var numbers = DataFrame(columns: [Column<Double>(name: "d", contents: [nil, .nan]).eraseToAnyColumn()])
    #expect { try numbers.encodeColumn("d", Double.self, using: JSONEncoder()) } throws: { error in
      guard let error = error as? ColumnEncodingError else { return false }
      return error.columnName == "d" && error.rowIndex == 1
        && error.localizedDescription.hasPrefix("Column \"d\", row 1 cannot be encoded: ")
    }
    #expect(numbers["d"].wrappedElementType is Double.Type)
    var data = DataFrame(columns: [Column(name: "d", contents: [Data("1".utf8), Data("x".utf8)]).eraseToAnyColumn()])
    #expect { try data.decode(Int.self, inColumn: "d", using: JSONDecoder()) } throws: { error in
      guard let error = error as? ColumnDecodingError else { return false }
      return error.columnName == "d" && error.rowIndex == 1
        && error.localizedDescription.hasPrefix("Column \"d\", row 1 cannot be decoded: ")
    }
    #expect(data["d"].wrappedElementType is Data.Type)
  }

  /// A coder of a client's own.
  private struct Spelling: TopLevelEncoder, TopLevelDecoder {
    typealias Output = String
    typealias Input = String

    func encode<T>(_ value: T) throws -> String where T: Encodable { "<\(value)>" }

    func decode<T>(_ type: T.Type, from input: String) throws -> T where T: Decodable {
      try JSONDecoder().decode(type, from: Data(input.dropFirst().dropLast().utf8))
    }
  }

  @Test func `a coder may make and take something other than data`() throws {
    let texts = try Column<Int>(name: "a", contents: [7, nil]).encoded(using: Spelling())
    #expect(Array(texts) == ["<7>", nil])
    #expect(Array(try texts.decoded(Int.self, using: Spelling())) == [7, nil])
  }

  @Test func `an error is made of its parts and says them`() {
    let decoding = ColumnDecodingError(
      columnName: "a", rowIndex: 3,
      decodingError: .dataCorrupted(.init(codingPath: [], debugDescription: "no number")))
    #expect(decoding.debugDescription.hasPrefix("Column \"a\", row 3 cannot be decoded: "))
    #expect(decoding.debugDescription.contains("no number"))
    #expect(decoding.errorDescription == decoding.debugDescription)
    let encoding = ColumnEncodingError(
      columnName: "b", rowIndex: 4,
      encodingError: .invalidValue(Double.nan, .init(codingPath: [], debugDescription: "not finite")))
    #expect(encoding.debugDescription.hasPrefix("Column \"b\", row 4 cannot be encoded: "))
    #expect(encoding.debugDescription.contains("not finite"))
    #expect(encoding.errorDescription == encoding.debugDescription)
  }
}
