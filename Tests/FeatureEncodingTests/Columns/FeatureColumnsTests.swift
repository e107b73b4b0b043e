import FeatureEncoding
import ModelRuntime
import TabularData
import Testing

@Suite struct FeatureColumnsTests {
  private static var frame: DataFrame {
    var frame = DataFrame()
    frame.append(column: Column<String>(name: "colour", contents: ["red", nil, "blue"]))
    frame.append(column: Column<Int>(name: "size", contents: [1, 2, 3]))
    frame.append(column: Column<Float>(name: "weight", contents: [0.5, nil, 1.5]))
    frame.append(column: Column<Bool>(name: "isNew", contents: [true, false, nil]))
    frame.append(column: Column<UInt8>(name: "level", contents: [7, 8, 9]))
    frame.append(column: Column<Double>(name: "price", contents: [10, 20, 30]))
    return frame
  }

  @Test func `without names every column but the target is a feature, in order`() throws {
    let columns = try FeatureColumns(nil, of: Self.frame, targetColumn: "price")
    #expect(columns.names == ["colour", "size", "weight", "isNew", "level"])
    #expect(columns.columns.map(\.type) == [.string, .integer, .float, .boolean, .integer])
  }

  @Test func `named columns keep the order of the names`() throws {
    #expect(try FeatureColumns(["weight", "size"], of: Self.frame, targetColumn: "price").names == ["weight", "size"])
  }

  @Test func `a name that is wrong is refused, and the nearest one suggested`() {
    #expect(throws: FeatureEncodingError.columnMissing(column: "wieght", role: .feature, nearest: "weight")) {
      try FeatureColumns(["wieght"], of: Self.frame, targetColumn: "price")
    }
  }

  @Test func `a feature cannot be named twice, or be the target`() {
    #expect(throws: FeatureEncodingError.featureRepeated(column: "size")) {
      try FeatureColumns(["size", "weight", "size"], of: Self.frame, targetColumn: "price")
    }
    #expect(throws: FeatureEncodingError.featureIsTarget(column: "price")) {
      try FeatureColumns(["size", "price"], of: Self.frame, targetColumn: "price")
    }
  }

  @Test func `a frame of the target alone has no features`() {
    #expect(throws: FeatureEncodingError.noFeatureColumns(target: "price")) {
      try FeatureColumns(nil, of: Self.frame[["price"]], targetColumn: "price")
    }
  }

  @Test func `a column of arrays is refused by name and type`() {
    var frame = Self.frame
    frame.append(column: Column<[Double]>(name: "samples", contents: [[1], [2], [3]]))
    #expect(throws: FeatureEncodingError.unsupportedFeatureType(column: "samples", type: "Array<Double>")) {
      try FeatureColumns(nil, of: frame, targetColumn: "price")
    }
  }

  @Test func `floats stay floats, and other numbers become doubles`() throws {
    let columns = try FeatureColumns(["size", "weight", "isNew", "level"], of: Self.frame, targetColumn: "price")
    let batches = try columns.batches(from: Self.frame)
    #expect(batches[0] == .float64([1, 2, 3]))
    guard case .float32(let weights) = batches[1], case .float64(let isNew) = batches[2] else {
      Issue.record("batches of another kind: \(batches)")
      return
    }
    #expect(weights[0] == 0.5 && weights[1].isNaN && weights[2] == 1.5)
    #expect(isNew[0] == 1 && isNew[1] == 0 && isNew[2].isNaN)
    #expect(batches[3] == .float64([7, 8, 9]))
  }

  @Test func `strings are coded, and a missing one has the code −1`() throws {
    let columns = try FeatureColumns(["colour"], of: Self.frame, targetColumn: "price")
    guard case .strings(let strings) = try columns.batches(from: Self.frame)[0] else {
      Issue.record("not a batch of strings")
      return
    }
    #expect(strings.codes.map { $0 < 0 ? nil : strings.values[Int($0)] } == ["red", nil, "blue"])
  }

  @Test func `numbers may stand for numbers, but not strings`() throws {
    let columns = try FeatureColumns(["size"], of: Self.frame, targetColumn: "price")
    var other = DataFrame()
    other.append(column: Column<Double>(name: "size", contents: [1.5]))
    #expect(try columns.batches(from: other) == [.float64([1.5])])
    var text = DataFrame()
    text.append(column: Column<String>(name: "size", contents: ["big"]))
    #expect(throws: FeatureEncodingError.featureTypeChanged(column: "size", expected: "Int", found: "String")) {
      try columns.batches(from: text)
    }
  }

  @Test func `a column without any value is missing throughout, whatever its type`() throws {
    let columns = try FeatureColumns(["size"], of: Self.frame, targetColumn: "price")
    var empty = DataFrame()
    empty.append(column: Column<String>(name: "size", contents: [nil, nil]))
    guard case .float64(let sizes) = try columns.batches(from: empty)[0] else {
      Issue.record("not a batch of numbers")
      return
    }
    #expect(sizes.allSatisfy(\.isNaN) && sizes.count == 2)
  }
}
