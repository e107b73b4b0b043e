/// Finds the name a person most likely meant.
package enum NearestName {
  /// Returns the candidate with the fewest single-character edits from `name`, or nil where none is like it.
  ///
  /// Upper and lower case count as the same letter. Of equally near candidates the first wins.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let distance = editDistance(letters, other)
      // Where more than half of the letters changed, it is another word.
      guard 2 * distance <= max(letters.count, other.count) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The least number of insertions, deletions and replacements that turn `first` into `second` (Levenshtein, 1966).
  private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        current.append(
          min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1)))
      }
      previous = current
    }
    return previous[second.count]
  }
}
