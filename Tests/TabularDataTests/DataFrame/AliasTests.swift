import TabularData
import Testing

@Suite struct AliasTests {
  private func frame() -> DataFrame {
    var frame = DataFrame(columns: [
      Column(name: "int", contents: [1, 2]).eraseToAnyColumn(),
      Column(name: "string", contents: ["a", "b"]).eraseToAnyColumn(),
    ])
    frame.addAlias("number", forColumn: "int")
    frame.addAlias("both", forColumn: "int")
    frame.addAlias("both", forColumn: "string")
    return frame
  }

  @Test func `observed 14: an alias resolves, the name is the real one`() {
    #expect(frame()["number"].name == "int")
    #expect(frame()["number", Int.self][1] == 2)
    #expect(frame().indexOfColumn("number") == 0)
  }

  @Test func `observed 15: an alias of two columns lists both and finds none`() {
    #expect(frame().columnNames(forAlias: "both") == ["int", "string"])
    #expect(frame().indexOfColumn("both") == nil)
  }

  @Test func `observed 16: what is no alias has no columns`() {
    var frame = frame()
    #expect(frame.columnNames(forAlias: "other") == [])
    frame.removeAlias("number")
    #expect(frame.columnNames(forAlias: "number") == [])
    #expect(!frame.containsColumn("number"))
  }

  @Test func `observed 18: aliases follow a rename by the real name only`() {
    var frame = frame()
    frame.renameColumn("int", to: "whole")
    #expect(frame["number"].name == "whole")
    #expect(frame.columnNames(forAlias: "both") == ["whole", "string"])
    frame.renameColumn("number", to: "again")
    #expect(frame.columnNames(forAlias: "number") == ["whole"])
    #expect(!frame.containsColumn("number"))
  }

  @Test func `observed 19: aliases follow a replacement`() {
    var frame = frame()
    frame.replaceColumn("int", with: Column(name: "double", contents: [0.5, 1.5]))
    #expect(frame["number", Double.self][1] == 1.5)
  }

  @Test func `observed 20: removing a column drops its aliases, unless it was named by one`() {
    var first = frame()
    first.removeColumn("int")
    #expect(first.columnNames(forAlias: "number") == [])
    #expect(first.columnNames(forAlias: "both") == ["string"])
    #expect(first.indexOfColumn("both") == 0)
    var second = frame()
    second.removeColumn("number")
    #expect(second.columnNames(forAlias: "number") == ["int"])
    #expect(!second.containsColumn("number"))
  }

  @Test func `observed 21: a column may take the name of its own alias`() {
    var renamed = frame()
    renamed.renameColumn("int", to: "number")
    #expect(renamed.columnNames(forAlias: "number") == [])
    #expect(renamed["number"].name == "number")
    var replaced = frame()
    replaced.replaceColumn("int", with: Column(name: "number", contents: [3, 4]))
    #expect(replaced.columnNames(forAlias: "number") == [])
    #expect(replaced["number", Int.self][0] == 3)
  }

  @Test func `observed 23: aliases and types survive selection, insertion and copying`() {
    var frame = DataFrame(frame()[[true, false]])
    #expect(frame.shape == (1, 2))
    #expect(frame["number", Int.self][0] == 1)
    frame.insert(column: Column(name: "new", contents: [true]), at: 0)
    #expect(frame.indexOfColumn("number") == 1)
    #expect(frame["string"].wrappedElementType is String.Type)
  }

  @Test func `observed 17: an alias of an alias traps`() async {
    await #expect(processExitsWith: .failure) {
      var frame = DataFrame(columns: [Column(name: "a", contents: [1]).eraseToAnyColumn()])
      frame.addAlias("b", forColumn: "a")
      frame.addAlias("c", forColumn: "b")
    }
  }

  @Test func `observed 22: a name that is an alias of another column takes it over, one of several drops it`() {
    var moved = frame()
    moved.renameColumn("string", to: "number")
    #expect(moved.columnNames(forAlias: "number") == [])
    #expect(moved["number"].wrappedElementType is String.Type)
    var dropped = frame()
    dropped.append(column: Column(name: "third", contents: [true, false]))
    dropped.renameColumn("third", to: "both")
    #expect(dropped.columnNames(forAlias: "both") == [])
    #expect(dropped["both"].wrappedElementType is Bool.Type)
  }
}
