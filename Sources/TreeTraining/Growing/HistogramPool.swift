/// Histograms of nodes, all features of a node in one piece, handed out and taken back.
///
/// Beyond a budget none is handed out; a node without one costs time, as its children's histograms are all summed from
/// rows, but no memory.
final class HistogramPool<Sum: GradientSum> {
  private let length: Int
  private let limit: Int
  private var histograms: [AlignedBuffer<Sum>] = []
  private var free: [Int] = []

  /// A pool of histograms of `length` sums.
  init(length: Int, byteBudget: Int = 256 << 20) {
    self.length = length
    limit = max(2, byteBudget / max(1, length * MemoryLayout<Sum>.stride))
  }

  /// A histogram with arbitrary content, or nil where the budget is used up.
  func take() -> Int? {
    if let slot = free.popLast() { return slot }
    guard histograms.count < limit else { return nil }
    histograms.append(AlignedBuffer(count: length, spare: .zero))
    return histograms.count - 1
  }

  func giveBack(_ slot: Int) { free.append(slot) }

  func start(_ slot: Int) -> UnsafeMutablePointer<Sum> { histograms[slot].start }
}
