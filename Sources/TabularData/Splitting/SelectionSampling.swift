/// Draws `count` of `rows`, without repetition, in ascending order; the rest comes in ascending order too.
func drawing<G: RandomNumberGenerator>(
  _ count: Int, of rows: [Int], using generator: inout G
) -> (drawn: [Int], rest: [Int]) {
  var drawn: [Int] = []
  var rest: [Int] = []
  // Knuth's selection sampling: each row is taken with the chance that keeps the total exact.
  for (position, row) in rows.enumerated() {
    let unseen = rows.count - position
    if Int.random(in: 0..<unseen, using: &generator) < count - drawn.count {
      drawn.append(row)
    } else {
      rest.append(row)
    }
  }
  return (drawn, rest)
}

/// Draws a share of the positions of each list, without repetition; the result has for each position whether it was
/// drawn.
///
/// Rounding errors are carried from list to list, so that the share of all positions is exact to the nearest too.
func drawing<G: RandomNumberGenerator>(
  _ share: Double, ofEach lists: RowLists, using generator: inout G
) -> [Bool] {
  var isDrawn = [Bool](repeating: false, count: lists.rows.count)
  var seen = 0
  var taken = 0
  for number in 0..<(lists.starts.count - 1) {
    let list = lists[number].map { Int($0) }
    seen += list.count
    let count = Swift.min(list.count, Swift.max(0, Int((Double(seen) * share).rounded()) - taken))
    taken += count
    for position in drawing(count, of: list, using: &generator).drawn { isDrawn[position] = true }
  }
  return isDrawn
}
