import Foundation
import TabularData
import TabularDataArrow
import Testing

/// A frame that went out and came in again.
func returned(_ frame: DataFrame) throws -> DataFrame {
  var array = ArrowArray()
  var schema = ArrowSchema()
  try frame.exportArrow(to: &array, schema: &schema)
  return try DataFrame(importingArrow: &array, schema: &schema)
}

@Suite struct DataFrameArrowTests {
  private let everything: DataFrame = {
    var frame = DataFrame()
    frame.append(column: Column(name: "int", contents: [1, nil, -3]))
    frame.append(column: Column<Int8>(name: "int8", contents: [1, nil, -3]))
    frame.append(column: Column<Int16>(name: "int16", contents: [1, nil, -3]))
    frame.append(column: Column<Int32>(name: "int32", contents: [1, nil, -3]))
    frame.append(column: Column<UInt>(name: "uint", contents: [1, nil, .max]))
    frame.append(column: Column<UInt8>(name: "uint8", contents: [1, nil, .max]))
    frame.append(column: Column<UInt16>(name: "uint16", contents: [1, nil, .max]))
    frame.append(column: Column<UInt32>(name: "uint32", contents: [1, nil, .max]))
    frame.append(column: Column<Float>(name: "float", contents: [1.5, nil, .infinity]))
    frame.append(column: Column<Double>(name: "double", contents: [1.5, 0, -.infinity]))
    frame.append(column: Column(name: "bool", contents: [true, nil, false]))
    frame.append(column: Column(name: "text", contents: ["", nil, "a text of more than twelve bytes"]))
    frame.append(column: Column(name: "date", contents: [Date(timeIntervalSince1970: 1.25), nil, Date.distantPast]))
    frame.append(column: Column(name: "data", contents: [Data([1, 2]), nil, Data()]))
    frame.append(column: Column<[Double?]>(name: "numbers", contents: [[1, nil], nil, []]))
    frame.append(column: Column<[String?]>(name: "texts", contents: [["a", nil], nil, []]))
    return frame
  }()

  @Test func `a frame comes back as it went`() throws {
    let back = try returned(everything)
    #expect(back == everything)
    #expect(
      back.columns.map { String(describing: $0.wrappedElementType) }
        == everything.columns.map { String(describing: $0.wrappedElementType) })
  }

  @Test func `a stream brings a frame as it went`() throws {
    var stream = ArrowArrayStream()
    try everything.exportArrow(to: &stream)
    #expect(try DataFrame(importingArrow: &stream) == everything)
    #expect(stream.release == nil)
  }

  @Test func `64-bit integers come back as Int and UInt, arrays with optional elements`() throws {
    var frame = DataFrame()
    frame.append(column: Column<Int64>(name: "a", contents: [1, nil]))
    frame.append(column: Column<UInt64>(name: "b", contents: [1, nil]))
    frame.append(column: Column<[Float]>(name: "c", contents: [[1, 2], nil]))
    let back = try returned(frame)
    #expect(Array(back["a", Int.self]) == [1, nil])
    #expect(Array(back["b", UInt.self]) == [1, nil])
    #expect(Array(back["c", [Float?].self]) == [[1, 2], nil])
  }

  @Test func `a frame of no rows keeps its types, and one of no columns is nothing`() throws {
    let frame = DataFrame(everything[0..<0])
    let back = try returned(frame)
    #expect(back.shape == (0, 16))
    #expect(back.columns.allSatisfy { $0.count == 0 })
    #expect(back["numbers"].wrappedElementType == [Double?].self)
    #expect(try returned(DataFrame()).shape == (0, 0))
  }

  @Test func `text that was read from a CSV and not yet made strings goes out`() throws {
    let text = "s,t\nx,Grüße\nNA,\"a, b\"\nmore than twelve bytes of text,z\n"
    let frame = try DataFrame(csvData: Data(text.utf8))
    #expect(try returned(frame) == frame)
  }

  @Test func `names may repeat and be empty`() throws {
    var frame = DataFrame()
    frame.append(column: Column(name: "", contents: [1]))
    frame.append(column: Column(name: "größe", contents: [2]))
    #expect(try returned(frame).columns.map(\.name) == ["", "größe"])

    var array = ArrowArray()
    var schema = ArrowSchema()
    try frame.exportArrow(to: &array, schema: &schema)
    schema.children[1]?.pointee.name = schema.children[0]?.pointee.name
    #expect(try DataFrame(importingArrow: &array, schema: &schema).columns.map(\.name) == ["", ".1"])
  }

  @Test func `a column that Arrow has no format for is named, and nothing is written`() throws {
    var frame = DataFrame()
    frame.append(column: Column(name: "fine", contents: [1]))
    frame.append(column: Column(name: "places", contents: [URL(filePath: "/")]))
    var array = ArrowArray()
    var schema = ArrowSchema()
    #expect(throws: ArrowError.unsupportedType(column: "places", type: "URL")) {
      try frame.exportArrow(to: &array, schema: &schema)
    }
    #expect(array.release == nil && schema.release == nil)
    var stream = ArrowArrayStream()
    #expect(throws: ArrowError.self) { try frame.exportArrow(to: &stream) }
    #expect(stream.release == nil)
  }

  @Test(arguments: [1e13, -1e13, Double.nan, .infinity])
  func `a date beyond microseconds in 64 bits is refused with its row`(seconds: Double) {
    var frame = DataFrame()
    frame.append(
      column: Column(name: "when", contents: [nil, Date(timeIntervalSinceReferenceDate: seconds)]))
    var array = ArrowArray()
    var schema = ArrowSchema()
    #expect(throws: ArrowError.dateOutOfRange(column: "when", row: 1)) {
      try frame.exportArrow(to: &array, schema: &schema)
    }
  }

  @Test func `structures that were released are refused`() throws {
    var array = ArrowArray()
    var schema = ArrowSchema()
    #expect(throws: ArrowError.released(structure: "array")) {
      try DataFrame(importingArrow: &array, schema: &schema)
    }
    var stream = ArrowArrayStream()
    #expect(throws: ArrowError.released(structure: "stream")) { try DataFrame(importingArrow: &stream) }
    try everything.exportArrow(to: &array, schema: &schema)
    schema.release(&schema)
    #expect(throws: ArrowError.released(structure: "schema")) {
      try DataFrame(importingArrow: &array, schema: &schema)
    }
    #expect(array.release == nil)
  }

  @Test func `something that is no table is refused`() throws {
    var array = ArrowArray()
    var schema = ArrowSchema()
    try everything.exportArrow(to: &array, schema: &schema)
    let child = try #require(schema.children[0])
    #expect(throws: ArrowError.notATable(format: "l")) { try DataFrame(importingArrow: &array, schema: child) }
    schema.release(&schema)
  }

  @Test func `rows that are missing as a whole are refused`() throws {
    var array = ArrowArray()
    var schema = ArrowSchema()
    try everything.exportArrow(to: &array, schema: &schema)
    var bits: UInt64 = 0b101
    withUnsafeBytes(of: &bits) { bytes in
      array.buffers[0] = bytes.baseAddress
      array.null_count = -1
      #expect(throws: ArrowError.malformed(column: "", flaw: .missingRows(1))) {
        try DataFrame(importingArrow: &array, schema: &schema)
      }
    }
  }

  @Test func `a stream ends after its array, and stays ended`() throws {
    var stream = ArrowArrayStream()
    try everything.exportArrow(to: &stream)
    for isLast in [false, true, true] {
      var array = ArrowArray()
      #expect(stream.get_next(&stream, &array) == 0)
      #expect((array.release == nil) == isLast)
      array.release?(&array)
    }
    stream.release(&stream)
    #expect(stream.release == nil)
  }

  @Test func `a slice goes out with its rows`() throws {
    let frame: DataFrame = ["a": [1, 2, nil, 4], "s": ["x", nil, "z", "w"]]
    let slice = frame.filter(on: "a", Int.self) { $0 != 2 }
    var array = ArrowArray()
    var schema = ArrowSchema()
    try slice.exportArrow(to: &array, schema: &schema)
    #expect(try DataFrame(importingArrow: &array, schema: &schema) == ["a": [1, nil, 4], "s": ["x", "z", "w"]])
    var stream = ArrowArrayStream()
    try slice.exportArrow(to: &stream)
    #expect(try DataFrame(importingArrow: &stream) == DataFrame(slice))
  }

  @Test func `an impossible number of columns is refused`() throws {
    var array = ArrowArray()
    var schema = ArrowSchema()
    for wrong in [-1, 1 << 40] {
      try everything.exportArrow(to: &array, schema: &schema)
      schema.n_children = Int64(wrong)
      #expect(throws: ArrowError.malformed(column: "", flaw: .wrongChildCount(wrong, expected: 0))) {
        try DataFrame(importingArrow: &array, schema: &schema)
      }
    }
  }

  @Test func `many tasks may read what was taken over`() async throws {
    let column = try returned(["a": (0..<10_000).map(Double.init)])["a", Double.self]
    let sums = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<8 { group.addTask { column.sum() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 49_995_000, count: 8))
  }
}
