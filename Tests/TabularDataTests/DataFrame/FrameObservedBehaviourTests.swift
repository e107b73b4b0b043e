import Foundation
import TabularData
import Testing

/// What Apple's framework was seen to do with frames, where it ends the process; numbers are those of the notes that
/// were taken. The sentences are ours.
@Suite struct FrameObservedBehaviourTests {
  @Test func `observed 29: a value of another type traps and names the column, the value and both types`() async {
    let appended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1.5], "b": ["x"]]
      frame.append(row: 1, "y")
    }
    #expect(appended.saidOnStandardError("column 'a' holds Double: 1 is of type Int"))
    let byColumn = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1.5], "b": ["x"]]
      frame.append(valuesByColumn: ["b": 2])
    }
    #expect(byColumn.saidOnStandardError("column 'b' holds String: 2 is of type Int"))
    let inserted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1.5]]
      let other: DataFrame = ["a": ["x"]]
      frame.insert(row: other.rows[0], at: 0)
    }
    #expect(inserted.saidOnStandardError("column 'a' holds Double: x is of type String"))
    let replaced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1.5]]
      frame.rows[0]["a"] = "x"
    }
    #expect(replaced.saidOnStandardError("column 'a' holds Double: x is of type String"))
  }

  @Test func `observed 30: rows of another number, name, type or order of columns trap`() async {
    var frame: DataFrame = ["a": [1], "b": ["x"]]
    frame.append(rowsOf: frame)
    #expect(frame.shape.rows == 2)
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1], "b": ["x"]]
      frame.append(rowsOf: ["a": [1]])
    }
    #expect(count.saidOnStandardError("rows of 1 columns cannot be appended to 2 columns"))
    let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1]]
      frame.append(rowsOf: ["a": ["x"]])
    }
    #expect(type.saidOnStandardError("column 'a' of String cannot be appended to column 'a' of Int"))
    let order = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1], "b": [2]]
      frame.append(rowsOf: ["b": [1], "a": [2]])
    }
    #expect(order.saidOnStandardError("column 'b' of Int cannot be appended to column 'a' of Int"))
  }

  private static let unknown = "no column is called 'c'; there are: a, b"

  @Test func `observed 31: an unknown column traps in a selection`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame).selecting(columnNames: "a", "c")
    }
    #expect(result.saidOnStandardError(Self.unknown))
  }

  @Test func `observed 31: an unknown column traps in a subscript`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame)["c"]
    }
    #expect(result.saidOnStandardError(Self.unknown))
  }

  @Test func `observed 31: an unknown column traps in a filter`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame).filter(on: "c", Int.self) { $0 == 1 }
    }
    #expect(result.saidOnStandardError(Self.unknown))
  }

  @Test func `observed 31: an unknown column traps in a sort`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame).sorted(on: "c")
    }
    #expect(result.saidOnStandardError(Self.unknown))
  }

  @Test func `observed 31: an unknown column traps in a summary`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame).summary(of: "c")
    }
    #expect(result.saidOnStandardError(Self.unknown))
  }

  @Test func `observed 31: an unknown column traps in a grouping`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame).grouped(by: "c")
    }
    #expect(result.saidOnStandardError(Self.unknown))
  }

  @Test func `observed 31: an unknown column traps in a stratified split`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame).stratifiedSplit(on: "c", by: 0.5)
    }
    #expect(result.saidOnStandardError(Self.unknown))
  }

  @Test func `observed 31: a column of another type traps and names both types`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (["a": [1], "b": [2]] as DataFrame)["a", String.self]
    }
    #expect(result.saidOnStandardError("column 'a' holds Int, not String"))
  }

  @Test func `observed 41: assuming the wrong type traps and names both`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Column(name: "a", contents: [1]).eraseToAnyColumn().assumingType(String.self)
    }
    #expect(result.saidOnStandardError("column 'a' holds Int, not String"))
  }

  @Test func `observed 50: a literal of empty typed arrays has columns of Int`() {
    let frame: DataFrame = ["a": [Float](), "b": [String]()]
    #expect(frame.shape == (0, 2))
    #expect(frame.columns.map { "\($0.wrappedElementType)" } == ["Int", "Int"])
  }
}
