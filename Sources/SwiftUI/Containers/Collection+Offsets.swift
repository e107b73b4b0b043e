import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets, as `onDelete(perform:)` gives them.
  ///
  /// - Complexity: O(*n*) in the length of the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = zip(0..., self).filter { !offsets.contains($0.0) }.map(\.1)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before the element at another offset; the collection's length
  /// stands for its end.
  ///
  /// - Complexity: O(*n*) in the length of the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let numbered = Array(zip(0..., self))
    let moved = numbered.filter { source.contains($0.0) }
    let before = numbered.filter { !source.contains($0.0) && $0.0 < destination }
    let after = numbered.filter { !source.contains($0.0) && $0.0 >= destination }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element.1 }
  }
}
