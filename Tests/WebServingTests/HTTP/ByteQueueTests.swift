import Foundation
import Testing

@testable import WebServing

@Suite struct ByteQueueTests {
  private func take(_ count: Int, from queue: inout ByteQueue) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let moved = buffer.withUnsafeMutableBytes { queue.move(to: $0) }
    return Array(buffer[..<moved])
  }

  @Test func `bytes come out in the order they went in`() {
    var queue = ByteQueue()
    #expect(take(5, from: &queue) == [])
    queue.append(Data([1, 2, 3]))
    #expect(take(2, from: &queue) == [1, 2])
    queue.append(Data([4, 5]))
    queue.append(Data([6]))
    #expect(take(0, from: &queue) == [])
    #expect(take(2, from: &queue) == [3, 4])
    #expect(take(9, from: &queue) == [5, 6])
    #expect(take(9, from: &queue) == [])
  }

  @Test func `any portions give the whole`() {
    var queue = ByteQueue()
    var given: [UInt8] = []
    var taken: [UInt8] = []
    for step in 0..<2_000 {
      let portion = (0..<(step * 7 % 150)).map { UInt8(truncatingIfNeeded: step + $0) }
      queue.append(Data(portion))
      given += portion
      taken += take(step * 13 % 160, from: &queue)
    }
    taken += take(given.count, from: &queue)
    #expect(taken == given)
  }
}
