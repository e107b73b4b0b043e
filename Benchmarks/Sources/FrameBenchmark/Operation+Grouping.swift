import TabularData

extension Operation {
  /// Grouping by keys of few, some and many values.
  static func ofGroups(_ data: FrameData) -> [Operation] {
    let a = ColumnID("a", Double.self)
    return ["few", "some", "many"].flatMap { key in
      [
        Operation(name: "sums of \(key)") {
          data.frame.grouped(by: ColumnID(key, Int.self)).sums(a)["sum(a)", Double.self].sum()
        },
        Operation(name: "means of \(key)") {
          data.frame.grouped(by: ColumnID(key, Int.self)).means(a)["mean(a)", Double.self].sum()
        },
      ]
    } + [
      Operation(name: "sums of few and some") {
        let grouping = data.frame.grouped(by: ColumnID("few", Int.self), ColumnID("some", Int.self))
        return grouping.sums(a)["sum(a)", Double.self].sum()
      },
      Operation(name: "sums of name") {
        data.named.grouped(by: ColumnID("name", String.self)).sums(a)["sum(a)", Double.self].sum()
      },
    ]
  }
}
