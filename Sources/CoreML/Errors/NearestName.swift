/// Finds the name that someone probably meant.
enum NearestName {
  /// The candidate with the fewest letters inserted, deleted or replaced, if these are few; the first by alphabet of equals.
  static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates.sorted() {
      let distance = editDistance(wanted, Array(candidate.lowercased()))
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, wanted.count / 3) else { return nil }
    return best.name
  }

  /// The number of letters to insert, delete or replace (Wagner and Fischer, 1974), a row of their table at a time.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (leftIndex, leftCharacter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      for (rightIndex, rightCharacter) in right.enumerated() {
        let replaced = diagonal + (leftCharacter == rightCharacter ? 0 : 1)
        diagonal = row[rightIndex + 1]
        row[rightIndex + 1] = min(replaced, min(diagonal, row[rightIndex]) + 1)
      }
    }
    return row[right.count]
  }
}
