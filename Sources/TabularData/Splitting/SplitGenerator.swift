/// The numbers that splits are drawn with: a function of the seed, on every machine.
///
/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
struct SplitGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Without a seed, one is drawn.
  init(seed: Int?) { state = seed.map { UInt64(bitPattern: Int64($0)) } ?? .random(in: 0...(.max)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

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
