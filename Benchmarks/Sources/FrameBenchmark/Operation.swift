import TabularData

/// Something that a frame library does, and a number that every library must agree on.
struct Operation {
  let name: String
  let run: () -> Double
}

extension Operation {
  /// Sorting, filtering and whole columns.
  static func ofColumns(_ data: FrameData) -> [Operation] {
    let few = ColumnID("few", Int.self)
    let some = ColumnID("some", Int.self)
    let a = ColumnID("a", Double.self)
    let b = ColumnID("b", Double.self)
    let name = ColumnID("name", String.self)
    let frame = data.frame
    let third = frame.rows.count / 3
    let last = frame.rows.count - 1
    return [
      Operation(name: "sort") { frame.sorted(on: a)[b][third] ?? .nan },
      Operation(name: "sort of two") { frame.sorted(on: some, a)[b][third] ?? .nan },
      Operation(name: "sort of names") { data.named.sorted(on: name)[b][third] ?? .nan },
      Operation(name: "filter") { DataFrame(frame.filter(on: a) { ($0 ?? .nan) > 0.5 })[b].sum() },
      Operation(name: "filter of two") {
        DataFrame(frame.filter(on: a) { ($0 ?? .nan) > 0.5 }.filter(on: few) { $0 == 3 })[b].sum()
      },
      Operation(name: "sum of two columns") { (frame[a] + frame[b])[last] ?? .nan },
      Operation(name: "product with a number") { (frame[a] * 2.5)[last] ?? .nan },
      Operation(name: "sum") { frame[a].sum() },
    ]
  }

  /// Joining a long frame with a short one.
  static func ofJoins(_ data: FrameData) -> [Operation] {
    func rowsAndSum(_ joined: DataFrame) -> Double { Double(joined.rows.count) + joined["right", Double.self].sum() }
    return [
      Operation(name: "join") { rowsAndSum(data.left.joined(data.right, on: "key")) },
      Operation(name: "join of names") { rowsAndSum(data.leftNamed.joined(data.rightNamed, on: "key")) },
    ]
  }
}
