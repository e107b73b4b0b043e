import NumericKernels
import Synchronization
import Testing

@Suite struct ParallelExecutionTests {
  @Test(arguments: [1, 2, 5])
  func `every index runs exactly once`(threadCount: Int) {
    let counts = Mutex([Int](repeating: 0, count: 1000))
    ParallelExecution.forEach(1000, threadCount: threadCount) { index in counts.withLock { $0[index] += 1 } }
    #expect(counts.withLock { $0 } == [Int](repeating: 1, count: 1000))
  }

  @Test func `chunks cover the rows once, whatever the thread count`() {
    let rows = Mutex([Range<Int>?](repeating: nil, count: 4))
    ParallelExecution.forEachChunk(of: 10, chunkLength: 3, threadCount: 3) { chunk, range in
      rows.withLock { $0[chunk] = range }
    }
    #expect(rows.withLock { $0 } == [0..<3, 3..<6, 6..<9, 9..<10])
  }
}
