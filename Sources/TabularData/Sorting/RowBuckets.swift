import NumericKernels

/// Many rows, put by several threads into buckets of which each has greater keys than the one before.
///
/// The borders are keys of a sample, so that the buckets come out alike whatever the keys; a key is in one bucket only.
/// A bucket's rows keep their order.
struct RowBuckets {
  /// Where each bucket starts, and at last where the last one ends.
  private let starts: [Int]

  private static let bucketCount = 512
  private static let sampleLength = 16 * bucketCount
  private static let shareLength = 1 << 17

  /// The buckets' positions, counted from that of the first row.
  func ranges(from base: Int) -> [Range<Int>] {
    zip(starts, starts.dropFirst()).map { base + $0..<base + $1 }.filter { $0.count > 1 }
  }

  /// Reorders the rows.
  init(_ rows: UnsafeMutableBufferPointer<UInt32>, level: SortKeys, order: Order) {
    let borders = RowBuckets.borders(rows, level, order)
    let count = rows.count
    let shareCount = (count + RowBuckets.shareLength - 1) / RowBuckets.shareLength
    let bucketOfRow = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    let places = UnsafeMutablePointer<Int>.allocate(capacity: shareCount * RowBuckets.bucketCount)
    places.initialize(repeating: 0, count: shareCount * RowBuckets.bucketCount)
    defer {
      bucketOfRow.deallocate()
      copy.deallocate()
      places.deallocate()
    }
    let work = Work(rows: rows, copy: copy, bucketOfRow: bucketOfRow, places: places, level: level, order: order)
    let threads = ParallelExecution.processorCount
    ParallelExecution.forEachChunk(of: count, chunkLength: RowBuckets.shareLength, threadCount: threads) {
      work.classify(share: $0, $1, borders)
    }
    var starts: [Int] = []
    var start = 0
    for bucket in 0..<RowBuckets.bucketCount {
      starts.append(start)
      for share in 0..<shareCount {
        let place = places + (share * RowBuckets.bucketCount + bucket)
        let length = place.pointee
        place.pointee = start
        start += length
      }
    }
    starts.append(start)
    self.starts = starts
    ParallelExecution.forEachChunk(of: count, chunkLength: RowBuckets.shareLength, threadCount: threads) {
      work.distribute(share: $0, $1)
    }
  }

  /// The keys above which the next bucket begins, ascending; one less than there are buckets, and a last that nothing
  /// is above.
  private static func borders(
    _ rows: UnsafeMutableBufferPointer<UInt32>, _ level: SortKeys, _ order: Order
  ) -> [UInt64] {
    let length = Swift.min(sampleLength, rows.count)
    let sample = (0..<length).map { rows[$0 * (rows.count / length)] }
    var keys = [UInt64](repeating: 0, count: length)
    sample.withUnsafeBufferPointer { sample in
      keys.withUnsafeMutableBufferPointer { level.fill(sample, $0.baseAddress.unsafelyUnwrapped) }
    }
    if order == .descending { keys = keys.map { ~$0 } }
    keys.sort()
    return (1...bucketCount).map { $0 == bucketCount ? .max : keys[$0 * length / bucketCount] }
  }

  /// What threads share; each writes for its rows only.
  private struct Work: @unchecked Sendable {
    let rows: UnsafeMutableBufferPointer<UInt32>
    let copy: UnsafeMutablePointer<UInt32>
    let bucketOfRow: UnsafeMutablePointer<UInt16>
    /// For each share and bucket, first the number of rows, then where the next one goes.
    let places: UnsafeMutablePointer<Int>
    let level: SortKeys
    let order: Order

    func classify(share: Int, _ positions: Range<Int>, _ borders: [UInt64]) {
      let flip: UInt64 = order == .ascending ? 0 : .max
      let counts = places + share * RowBuckets.bucketCount
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: GatheredRows.blockLength) { keys in
        borders.withUnsafeBufferPointer { borders in
          for start in stride(from: positions.lowerBound, to: positions.upperBound, by: GatheredRows.blockLength) {
            let end = Swift.min(start + GatheredRows.blockLength, positions.upperBound)
            level.fill(UnsafeBufferPointer(rebasing: rows[start..<end]), keys.baseAddress.unsafelyUnwrapped)
            for index in start..<end {
              let bucket = Work.bucket(keys[index - start] ^ flip, borders.baseAddress.unsafelyUnwrapped)
              bucketOfRow[index] = UInt16(truncatingIfNeeded: bucket)
              counts[bucket] &+= 1
              copy[index] = rows[index]
            }
          }
        }
      }
    }

    /// The number of borders below a key, without a branch.
    @inline(__always)
    private static func bucket(_ key: UInt64, _ borders: UnsafePointer<UInt64>) -> Int {
      var bucket = 0
      var step = RowBuckets.bucketCount / 2
      while step > 0 {
        bucket &+= borders[bucket &+ step &- 1] < key ? step : 0
        step /= 2
      }
      return bucket
    }

    func distribute(share: Int, _ positions: Range<Int>) {
      let next = places + share * RowBuckets.bucketCount
      for index in positions {
        let bucket = Int(bucketOfRow[index])
        rows[next[bucket]] = copy[index]
        next[bucket] &+= 1
      }
    }
  }
}
