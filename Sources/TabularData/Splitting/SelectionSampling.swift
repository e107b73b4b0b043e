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
