import ModelRuntime

extension ClassLabels {
  package var indices: Range<Int> { 0..<count }

  /// The label at `index` as people read it.
  package func text(_ index: Int) -> String {
    switch self {
    case .string(let labels): labels[index]
    case .int64(let labels): String(labels[index])
    }
  }

  /// The labels at `indices`, in that order.
  func selecting(_ indices: [Int]) -> ClassLabels {
    switch self {
    case .string(let labels): .string(indices.map { labels[$0] })
    case .int64(let labels): .int64(indices.map { labels[$0] })
    }
  }

  /// The labels of both, ascending, and where each old label went; nil where one has strings and the other integers.
  package func merged(with other: ClassLabels) -> (labels: ClassLabels, codes: [Int32], otherCodes: [Int32])? {
    switch (self, other) {
    case (.string(let first), .string(let second)):
      let (labels, codes, otherCodes) = mergeSorted(first, second)
      return (.string(labels), codes, otherCodes)
    case (.int64(let first), .int64(let second)):
      let (labels, codes, otherCodes) = mergeSorted(first, second)
      return (.int64(labels), codes, otherCodes)
    case (.string, .int64), (.int64, .string):
      return nil
    }
  }
}

private func mergeSorted<Label: Hashable & Comparable>(
  _ first: [Label], _ second: [Label]
) -> (labels: [Label], codes: [Int32], otherCodes: [Int32]) {
  let labels = Set(first).union(second).sorted()
  let codeByLabel = Dictionary(uniqueKeysWithValues: zip(labels, Int32(0)...))
  return (labels, first.map { codeByLabel[$0] ?? -1 }, second.map { codeByLabel[$0] ?? -1 })
}
