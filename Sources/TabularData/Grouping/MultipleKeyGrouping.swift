/// Rows of a frame divided by the values of several columns.
struct MultipleKeyGrouping: FrameGrouping {
  let grouped: GroupedFrame

  init(_ grouped: GroupedFrame) { self.grouped = grouped }

  var count: Int { grouped.count }

  subscript(keys: Any?...) -> DataFrame.Slice? { grouped.number(of: keys).map { grouped.group($0) } }

  func counts(order: Order?) -> DataFrame { grouped.counts(order: order) }

  func aggregated<Element, Result>(
    on columnNames: [String], naming: (String) -> String,
    transform: (DiscontiguousColumnSlice<Element>) throws -> Result?
  ) rethrows -> DataFrame {
    try grouped.aggregated(on: columnNames, naming: naming, transform: transform)
  }

  func mapGroups(_ transform: (DataFrame.Slice) throws -> DataFrame) rethrows -> MultipleKeyGrouping {
    MultipleKeyGrouping(try grouped.mapGroups(transform))
  }

  func filter(_ isIncluded: (DataFrame.Slice) throws -> Bool) rethrows -> MultipleKeyGrouping {
    MultipleKeyGrouping(try grouped.filter(isIncluded))
  }

  func ungrouped() -> DataFrame { grouped.ungrouped() }

  func randomSplit(by proportion: Double, seed: Int?) -> (MultipleKeyGrouping, MultipleKeyGrouping) {
    let (first, second) = grouped.randomSplit(by: proportion, seed: seed)
    return (MultipleKeyGrouping(first), MultipleKeyGrouping(second))
  }

  func summary() -> any GroupSummaries { FrameGroupSummaries(grouped, columnNames: nil) }

  func summary(of columnNames: [String]) -> any GroupSummaries {
    FrameGroupSummaries(grouped, columnNames: columnNames)
  }

  var description: String { grouped.description }
}
