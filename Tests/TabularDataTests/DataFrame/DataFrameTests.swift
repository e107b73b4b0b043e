import TabularData
import Testing

@Suite struct DataFrameTests {
  private struct Item {
    enum Color: String { case red, blue }
    var color: Color
    var liked: Bool
  }

  @Test func `client code that fills a frame and reads typed cells`() {
    let items = [Item(color: .red, liked: true), Item(color: .blue, liked: false), Item(color: .red, liked: true)]
    var frame = DataFrame()
    frame.append(column: Column(name: "color", contents: items.map(\.color.rawValue)))
    frame.append(column: Column<Int>(name: "favorite", contents: items.map { $0.liked ? 1 : -1 }))
    frame.append(column: Column<Double>(name: "steps", contents: [800, 4500, 9200]))
    #expect(frame.shape == (3, 3))
    let typed = frame["color", String.self].first ?? nil
    #expect(typed == "red")
    let doubles = frame["steps"].compactMap { value in value as? Double }
    #expect(doubles == [800, 4500, 9200])
    let firsts: [Int?] = frame["favorite"]
    #expect(firsts == [1, -1, 1])
  }

  @Test func `observed 5: a duplicate name is renamed`() {
    var frame = DataFrame()
    frame.append(column: Column(name: "a", contents: [1, 2]))
    frame.append(column: Column(name: "a", contents: ["x", "y"]))
    frame.insert(column: Column(name: "a", contents: [true, false]), at: 0)
    #expect(frame.columns.map(\.name) == ["a.2", "a", "a.1"])
    #expect(frame.indexOfColumn("a.2") == 0)
  }

  @Test func `observed 49: writing through rows changes the frame`() {
    var frame = DataFrame(columns: [Column(name: "a", contents: [1, 2]).eraseToAnyColumn()])
    let copy = frame
    frame.rows[1][0] = 7
    frame.rows[0]["a"] = nil
    #expect(Array(frame["a", Int.self]) == [nil, 7])
    #expect(Array(copy["a", Int.self]) == [1, 2])
    frame["a", Int.self][0] = 5
    #expect(frame[row: 0]["a", Int.self] == 5)
  }
}
