/// Finds the name that was probably meant.
enum NearestName {
  /// The candidate with the fewest edits from `name`, ignoring case; nil where none is near enough to be meant.
  ///
  /// Of equals the first one wins. Near enough is a third of the longer name's length, and at least one edit.
  static func of(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased())
    var best: (name: String, edits: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let edits = editCount(wanted, other)
      guard edits <= max(1, max(wanted.count, other.count) / 3) else { continue }
      if best.map({ edits < $0.edits }) ?? true { best = (candidate, edits) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
  private static func editCount(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = previous[column] + (character == other ? 0 : 1)
        var edits = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          edits = min(edits, beforePrevious[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
