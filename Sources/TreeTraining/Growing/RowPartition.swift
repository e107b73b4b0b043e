/// Which bins of a feature go to the true side.
struct BinTest: Sendable {
  let low: UInt8
  let span: UInt8
  /// The bin of missing numbers where they go to the true side, otherwise a number that no bin has.
  let missingBin: Int

  init<Sum: GradientSum>(_ split: Split<Sum>, _ feature: BinnedFeature) {
    switch feature.bins {
    case .numbers:
      low = 0
      span = UInt8(split.bin)
    case .categories:
      low = UInt8(split.bin)
      span = 0
    }
    missingBin = split.missingTracksTrue ? BinnedFeature.missingBin : -1
  }

  /// 1 where the bin goes to the true side, else 0.
  @inline(__always)
  func holds(_ bin: UInt8) -> Int { (bin &- low <= span ? 1 : 0) | (Int(bin) == missingBin ? 1 : 0) }

  /// Calls `body` with a number for each bin, of the true side or the false side.
  ///
  /// Where many rows are told apart, a look-up a row costs less than a comparison, and never a mispredicted branch.
  func withTable<Value: BitwiseCopyable, Result>(
    trueSide: Value, falseSide: Value, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 256) { table in
      table.initialize(repeating: falseSide)
      for bin in Int(low)...Int(low) + Int(span) { table[bin] = trueSide }
      if missingBin >= 0 { table[missingBin] = trueSide }
      return body(UnsafePointer(table.baseAddress.unsafelyUnwrapped))
    }
  }
}

/// Where the rows of a node are: in one of two buffers, a range for each strip of the rows.
///
/// A strip is a stretch of the table's rows that one thread parts at every level, so that no thread waits for another's
/// counts.
struct NodeRows: Sendable {
  enum Place: Sendable {
    /// All rows, in storage order, in no buffer.
    case storage
    case first, second
  }

  var place: Place
  var strips: [Range<Int>]

  var count: Int { strips.reduce(0) { $0 + $1.count } }
}

/// Parts the rows of nodes between two buffers of entries.
///
/// ```
/// from   [ row row row row row row ]
/// to     [ true true →      ← false false false ]
/// ```
///
/// Each row is written to both ends, and only one end moves, so there is no branch to mispredict. False rows come out
/// reversed; sums do not mind.
struct RowPartition<Gradient: PackedGradient> {
  let first: AlignedBuffer<Gradient.Entry>
  let second: AlignedBuffer<Gradient.Entry>

  init(rowCount: Int) {
    first = AlignedBuffer(count: rowCount, spare: Gradient.entry(row: 0, .zero))
    second = AlignedBuffer(count: rowCount, spare: Gradient.entry(row: 0, .zero))
  }

  @inline(__always)
  func entries(_ place: NodeRows.Place) -> UnsafeMutablePointer<Gradient.Entry> {
    place == .first ? first.start : second.start
  }

  /// Writes all rows in order to the first buffer.
  func fill(gradients: UnsafePointer<Gradient>) {
    for row in 0..<first.count { first.start[row] = Gradient.entry(row: row, gradients[row]) }
  }

  /// The place that rows of `place` are parted to.
  static func target(of place: NodeRows.Place) -> NodeRows.Place { place == .first ? .second : .first }

  /// Parts one strip of a node's rows and returns where the false rows start.
  func part(
    _ range: Range<Int>, of place: NodeRows.Place, column: UnsafePointer<UInt8>, test: BinTest,
    gradients: UnsafePointer<Gradient>
  ) -> Int {
    let target = entries(Self.target(of: place))
    // After each row, the places taken at both ends are as many as the rows seen: one end tells the other.
    let last = range.upperBound &- 1
    return test.withTable(trueSide: 1, falseSide: 0) { (isTrue: UnsafePointer<Int>) in
      var low = range.lowerBound
      if place == .storage {
        for row in range {
          let entry = Gradient.entry(row: row, gradients[row])
          target[low] = entry
          target[last &- row &+ low] = entry
          low &+= isTrue[Int(column[row])]
        }
      } else {
        let source = UnsafePointer(entries(place))
        for index in range {
          let entry = source[index]
          target[low] = entry
          target[last &- index &+ low] = entry
          low &+= isTrue[Int(column[Gradient.row(entry)])]
        }
      }
      return low
    }
  }
}
